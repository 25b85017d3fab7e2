import { cleanup, configure } from '@testing-library/react';
import { matchNoMedia } from './match-media';
import { server } from './server';

window.matchMedia = matchNoMedia;
// Nothing is laid out here, so nothing changes its size or comes into view.
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.IntersectionObserver = class {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
// Selects of antd use it, and jsdom has none. Node's own keeps the process alive.
window.MessageChannel = class {
  port1 = { onmessage: () => {} } as unknown as MessagePort;
  port2 = {
    postMessage: () =>
      setTimeout(() => {
        this.port1.onmessage?.(new MessageEvent('message'));
      }),
  } as unknown as MessagePort;
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
