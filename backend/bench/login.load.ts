import { isMainThread, parentPort, workerData } from 'node:worker_threads';

export interface Attempt {
  status: number;
  taken: number;
}

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

if (!isMainThread) {
  const { url, count } = workerData as { url: string; count: number };
  parentPort?.postMessage(
    await Promise.all(Array.from({ length: count }, () => tryLogin(url, 'known'))),
  );
}
