// Before the first paint: dark never begins with a flash of light.
try {
  if (localStorage.getItem('lectern-theme') === 'dark') {
    document.documentElement.dataset.theme = 'dark';
  }
} catch {
  // Storage is closed.
}
