// Before the first paint.
try {
  if (localStorage.getItem('lectern-theme') === 'dark') {
    document.documentElement.dataset.theme = 'dark';
  }
} catch {
  // No storage.
}
