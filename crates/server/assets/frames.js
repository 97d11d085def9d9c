// Work in pieces, so that no frame waits long for it.

/** Resolves in a task of its own; unlike a timer it is not made to wait. */
export const breath = () =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  });

/** Resolves when a frame has been drawn; at once where nobody looks. */
export const drawn = () =>
  document.hidden ? Promise.resolve() : new Promise((done) => requestAnimationFrame(() => breath().then(done)));

/** Resolves when there is nothing else to do. */
export const idle = () =>
  new Promise((done) => (globalThis.requestIdleCallback ? requestIdleCallback(done, { timeout: 10_000 }) : setTimeout(done, 2000)));
