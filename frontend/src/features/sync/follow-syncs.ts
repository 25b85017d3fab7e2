import type { SyncRunDto } from '../../api/generated/model/syncRunDto';
import { getStreamRunningSyncsQueryKey } from '../../api/generated/sync/sync';
import { onTokenChange } from '../../api/admin-token';
import { readEvents } from '../../api/read-events';

/** Milliseconds; it doubles with each failure. */
const PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * Follows the running syncs while the page is seen, as a browser has few connections to a host.
 * @param tell gets null while nothing comes
 * @returns how to stop it
 */
export function followSyncs(tell: (runs: SyncRunDto[] | null) => void): () => void {
  let following = new AbortController();
  const start = () => {
    following.abort();
    following = new AbortController();
    if (document.visibilityState === 'visible') void follow(tell, following.signal);
    else tell(null);
  };
  document.addEventListener('visibilitychange', start);
  const forget = onTokenChange(start);
  start();
  return () => {
    document.removeEventListener('visibilitychange', start);
    forget();
    following.abort();
  };
}

async function follow(tell: (runs: SyncRunDto[] | null) => void, signal: AbortSignal) {
  const [path] = getStreamRunningSyncsQueryKey();
  let failures = 0;
  const onEvent = (data: string) => {
    if (signal.aborted) return;
    failures = 0;
    tell(JSON.parse(data) as SyncRunDto[]);
  };
  while (!signal.aborted) {
    await readEvents(path, onEvent, signal).catch(() => undefined);
    if (signal.aborted) return;
    tell(null);
    await pause(Math.min(PAUSE * 2 ** failures, LONGEST_PAUSE), signal);
    failures += 1;
  }
}

/** Longer by up to half, so that not all come back at once. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds * (1 + Math.random() / 2));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
