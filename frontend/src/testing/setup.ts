import { cleanup } from '@testing-library/react';
import { matchNoMedia } from './match-media';
import { server } from './server';

window.matchMedia = matchNoMedia;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());
