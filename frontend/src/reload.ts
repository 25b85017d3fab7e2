const RELOADED = 'lectern-reloaded';

const TEXT_FIELDS = 'input:is([type=text], [type=email], [type=search], [type=password]), textarea';

const failedImports = new Set<unknown>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failedImports.add(payload);
  });
}

/** Whether the error means that a file of the site did not load, as after a deployment. */
export function isFailedImport(error: unknown): boolean {
  return failedImports.has(error);
}

/** Whether the page may reload itself: once per tab and address, online, and only while nothing would be lost. */
export function mayReload(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  if (!window.dispatchEvent(leaving)) return false;
  const fields = [...document.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)];
  return navigator.onLine && !hasReloaded() && fields.every(({ value }) => value === '');
}

export function reload(): void {
  try {
    sessionStorage.setItem(RELOADED, location.pathname);
  } finally {
    location.reload();
  }
}

/** Without storage nothing stops a second reload, so none happens by itself. */
function hasReloaded(): boolean {
  try {
    return sessionStorage.getItem(RELOADED) === location.pathname;
  } catch {
    return true;
  }
}
