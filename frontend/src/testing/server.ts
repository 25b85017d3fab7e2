import { http } from 'msw';
import { setupServer } from 'msw/node';
import { handlers } from './handlers';

/** The API as the unit tests see it; a test replaces single answers with `server.use(…)`. */
export const server = setupServer(...handlers);

/** Lets requests wait until the returned function is called; then the usual answer comes. */
export function delayResponse(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.use(http.all(path, () => promise));
  return resolve;
}
