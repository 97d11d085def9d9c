//! The least of HTTP that playing and watching need. Whoever measures shares the machine with what is measured, so a
//! request costs little here: one connection, one request after the other, or one stream of events.

use crate::Failure;
use std::net::{Ipv4Addr, SocketAddr};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// Room for what came and was not read yet: a stream at rest should be small.
const BUFFER: usize = 2048;

/// A connection to a server that is kept.
pub struct Connection {
    stream: BufReader<TcpStream>,
    /// What is sent, and the line that is read: kept for the next time.
    out: Vec<u8>,
    line: Vec<u8>,
}

impl Connection {
    /// Connects to a server.
    pub async fn open(server: SocketAddr) -> Result<Connection, Failure> {
        Connection::open_from(Ipv4Addr::LOCALHOST, server).await
    }

    /// The same from an address of one's own: each has as many ports as there are.
    pub async fn open_from(own: Ipv4Addr, server: SocketAddr) -> Result<Connection, Failure> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((own, 0).into())?;
        socket.set_nodelay(true)?;
        let stream = BufReader::with_capacity(BUFFER, socket.connect(server).await?);
        Ok(Connection { stream, out: Vec::new(), line: Vec::new() })
    }

    /// Sends a request as a seat, or as nobody; returns the status and the body of the answer.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &[u8],
    ) -> Result<(u16, Vec<u8>), Failure> {
        self.request(method, path, token, body).await?;
        let (status, length) = self.head().await?;
        let mut answer = vec![0; length.ok_or("an answer without a length")?];
        self.stream.read_exact(&mut answer).await?;
        Ok((status, answer))
    }

    /// Opens a stream of events.
    pub async fn listen(mut self, path: &str, token: Option<&str>) -> Result<Events, Failure> {
        self.request("GET", path, token, b"").await?;
        match self.head().await? {
            (200, _) => Ok(Events { connection: self }),
            (status, _) => Err(format!("no stream: {status}").into()),
        }
    }

    async fn request(
        &mut self,
        method: &str,
        path: &str,
        token: Option<&str>,
        body: &[u8],
    ) -> Result<(), Failure> {
        use std::io::Write as _;
        self.out.clear();
        write!(self.out, "{method} {path} HTTP/1.1\r\nhost: load\r\n")?;
        if let Some(token) = token {
            write!(self.out, "authorization: Bearer {token}\r\n")?;
        }
        if !body.is_empty() {
            write!(self.out, "content-type: application/json\r\ncontent-length: {}\r\n", body.len())?;
        }
        self.out.extend_from_slice(b"\r\n");
        self.out.extend_from_slice(body);
        Ok(self.stream.get_mut().write_all(&self.out).await?)
    }

    /// The status of an answer, and how long its body is.
    async fn head(&mut self) -> Result<(u16, Option<usize>), Failure> {
        let (mut status, mut length) = (None, None);
        loop {
            let line = self.line().await?.ok_or("the server closed the connection")?;
            let text = std::str::from_utf8(line)?;
            if status.is_none() {
                status = Some(text.split(' ').nth(1).ok_or("no status")?.parse()?);
            } else if text.is_empty() {
                return Ok((status.ok_or("no status")?, length));
            } else if let Some(("content-length", value)) = text.split_once(": ") {
                length = Some(value.parse()?);
            }
        }
    }

    /// The next line without its end; nothing after the last one.
    async fn line(&mut self) -> Result<Option<&[u8]>, Failure> {
        self.line.clear();
        if self.stream.read_until(b'\n', &mut self.line).await? == 0 {
            return Ok(None);
        }
        Ok(Some(self.line.trim_ascii_end()))
    }
}

/// A stream of events.
pub struct Events {
    connection: Connection,
}

impl Events {
    /// The number of the next entry that is told; nothing when the stream ends. An event is sent in one piece, so what
    /// lies between the pieces need not be understood.
    pub async fn next(&mut self) -> Option<u32> {
        loop {
            let line = self.connection.line().await.ok()??;
            if let Some(number) = line.strip_prefix(b"id: ") {
                return std::str::from_utf8(number).ok()?.parse().ok();
            }
        }
    }
}
