/** The type of the 403 that wants whoever is signed in to show again who they are. */
export const REAUTHENTICATION_REQUIRED = 'urn:lectern:problem:proof-required';

let ask: (() => void) | undefined;
let pending: Promise<boolean | undefined> | undefined;
let settle: ((isConfirmed?: boolean) => void) | undefined;

/** Calls back when a call needs a proof, which `resolveReauthentication` ends; returns how to stop that. */
export function onReauthenticationRequired(asker: () => void): () => void {
  ask = asker;
  return () => {
    ask = undefined;
    resolveReauthentication(false);
  };
}

/** Without an answer, nobody could be asked, and they have been told so. */
export function resolveReauthentication(isConfirmed?: boolean): void {
  settle?.(isConfirmed);
}

/** Has whoever is signed in asked, once for all calls that wait; false when they would not, or nobody is there to ask. */
export function requestReauthentication(): Promise<boolean | undefined> {
  if (!ask) return Promise.resolve(false);
  if (pending) return pending;
  pending = new Promise((resolve) => {
    settle = (isConfirmed) => {
      pending = undefined;
      resolve(isConfirmed);
    };
  });
  ask();
  return pending;
}
