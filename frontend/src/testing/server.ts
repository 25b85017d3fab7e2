import { http } from 'msw';
import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** A fake API. Tests replace single responses with `server.use(…)`. */
export const server = setupServer(...handlers);

/** Delays responses until the returned function is called. */
export function delayResponse(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(http.all(path, () => promise));
  return resolve;
}
