import { cleanup, configure } from '@testing-library/react';
import { matchNoMedia } from './match-media';
import { server } from './server';

window.matchMedia = matchNoMedia;
// Nothing is laid out here, so nothing changes its size.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// For machines that do much else at the same time, as in the browser tests.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());
