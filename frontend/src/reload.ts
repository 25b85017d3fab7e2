const RELOADED = 'lectern-reloaded-for';

const KEPT = 'lectern-kept';

/** Nobody who types is interrupted; so many milliseconds without a key are a pause. */
const PAUSE = 2000;

/** How often a reload that has to wait looks whether it may happen, in milliseconds. */
const LOOK = 250;

const PASSWORDS = 'input[autocomplete$="-password"]';

const holds = new Set<() => boolean>();
const keepers = new Map<string, () => unknown>();
let lastTyped = -Infinity;
let isWaiting = false;
let isLeaving = false;

if (typeof document !== 'undefined') {
  document.addEventListener('input', () => (lastTyped = performance.now()), { capture: true });
}

/** No reload happens by itself while `isBusy` says so, such as while something is being saved. */
export function holdReload(isBusy: () => boolean): () => void {
  holds.add(isBusy);
  return () => void holds.delete(isBusy);
}

/** Hands what `give` answers, as JSON, to the page after a reload; see {@link takeKept}. No passwords. */
export function keepOverReload(name: string, give: () => unknown): () => void {
  keepers.set(name, give);
  return () => void keepers.delete(name);
}

export function takeKept(name: string): unknown {
  const kept = readKept();
  const value = kept.get(name);
  if (kept.delete(name)) write(KEPT, JSON.stringify([...kept]));
  return value;
}

export function isReloading(): boolean {
  return isLeaving;
}

export function reloadNow(): void {
  const kept = readKept();
  for (const [name, give] of keepers) kept.set(name, give());
  write(KEPT, JSON.stringify([...kept]));
  isLeaving = true;
  // Whoever is asked whether to leave, as something else holds them, may stay.
  window.addEventListener(
    'beforeunload',
    (event) => setTimeout(() => (isLeaving = !event.defaultPrevented)),
    { once: true },
  );
  window.location.reload();
}

/** For a file that a deployment took away; once in a tab for each, lest one that stays away do so for ever. */
export function reloadOnceFor(file: string): 'now' | 'later' | 'never' {
  const files = new Set(readList(RELOADED));
  if (isLeaving) return 'now';
  if (isWaiting) return 'later';
  if (files.has(file) || !write(RELOADED, JSON.stringify([...files, file]))) return 'never';
  if (!isBusy()) {
    reloadNow();
    return 'now';
  }
  isWaiting = true;
  const watch = setInterval(() => {
    if (isBusy()) return;
    clearInterval(watch);
    reloadNow();
  }, LOOK);
  return 'later';
}

function isBusy(): boolean {
  const passwords = [...document.querySelectorAll<HTMLInputElement>(PASSWORDS)];
  return (
    performance.now() - lastTyped < PAUSE ||
    passwords.some(({ value }) => value !== '') ||
    [...holds].some((isHeld) => isHeld())
  );
}

function readKept(): Map<string, unknown> {
  const isEntry = (entry: unknown): entry is [string, unknown] => Array.isArray(entry);
  return new Map(readList(KEPT).filter(isEntry));
}

function readList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** @returns whether the browser lets this page keep anything. */
function write(key: string, text: string): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
