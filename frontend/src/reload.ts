const RELOADED = 'lectern-reloaded';

const TEXT_FIELDS = 'input:is([type=text], [type=email], [type=search], [type=password]), textarea';

const failedImports = new Set<unknown>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    failedImports.add(payload);
  });
}

/** Returns whether the error means that a file of the site failed to load, for example after a deployment. */
export function isFailedImport(error: unknown): boolean {
  return failedImports.has(error);
}

/** Returns whether the page may reload itself: once per tab and address, only online, and only if no input is lost. */
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

/** Without storage nothing would stop an endless reload loop, so the page does not reload itself. */
function hasReloaded(): boolean {
  try {
    return sessionStorage.getItem(RELOADED) === location.pathname;
  } catch {
    return true;
  }
}
