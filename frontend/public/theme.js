// Runs before the first paint, so that a visitor who chose dark never sees a flash of light.
try {
  if (localStorage.getItem('lectern-theme') === 'dark') {
    document.documentElement.dataset.theme = 'dark';
  }
} catch {
  // Storage is closed to this page: the light theme of the markup stays.
}
