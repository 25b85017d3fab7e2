import { isMainThread, parentPort, workerData } from 'node:worker_threads';

export interface Attempt {
  status: number;
  /** Milliseconds. */
  taken: number;
}

/** Tries to sign in with a wrong password. @throws when the answer is not that it is wrong, or 503 */
export async function tryLogin(url: string, username: string): Promise<Attempt> {
  const started = performance.now();
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: 'the wrong password' }),
  });
  await response.text();
  const { status } = response;
  if (status !== 401 && status !== 503) throw new Error(`A login was answered with ${status}.`);
  return { status, taken: performance.now() - started };
}

// As a worker, many at once: the thread that answers has enough to do.
if (!isMainThread) {
  const { url, count } = workerData as { url: string; count: number };
  parentPort?.postMessage(
    await Promise.all(Array.from({ length: count }, () => tryLogin(url, 'known'))),
  );
}
