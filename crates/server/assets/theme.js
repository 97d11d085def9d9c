// Puts on the chosen colours before anything is painted. A classic script in the head: it has to run at once.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's colours hold.
}
