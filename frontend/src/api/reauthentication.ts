/** The problem type of a 403 that requires the user to re-authenticate. */
export const REAUTHENTICATION_REQUIRED = 'urn:lectern:problem:reauthentication-required';

let ask: (() => void) | undefined;
let pending: Promise<boolean | undefined> | undefined;
let settle: ((isConfirmed?: boolean) => void) | undefined;

/** Registers the function that opens the re-authentication dialog. Returns a function that unregisters it. */
export function onReauthenticationRequired(asker: () => void): () => void {
  ask = asker;
  return () => {
    ask = undefined;
    resolveReauthentication(false);
  };
}

/** Ends the dialog. `undefined` means that the dialog failed to load and has already shown an error. */
export function resolveReauthentication(isConfirmed?: boolean): void {
  settle?.(isConfirmed);
}

/** Opens the dialog once for all waiting calls. Resolves with false if the user cancels or no dialog is registered. */
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
