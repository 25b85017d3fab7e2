const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

const waiting = new Set<() => void>();
let isUsed = false;

/** Calls back at once if the page has been used before: moved over, touched or typed into. */
export function onFirstUse(listener: () => void): void {
  if (isUsed) {
    listener();
    return;
  }
  if (waiting.size === 0) {
    for (const sign of SIGNS) document.addEventListener(sign, begin, { capture: true });
  }
  waiting.add(listener);
}

function begin() {
  isUsed = true;
  for (const sign of SIGNS) document.removeEventListener(sign, begin, { capture: true });
  for (const listener of waiting) listener();
  waiting.clear();
}
