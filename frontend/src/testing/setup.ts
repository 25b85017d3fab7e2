import { cleanup, configure } from '@testing-library/react';
import { matchNoMedia } from './match-media';
import { server } from './server';

window.matchMedia = matchNoMedia;
// jsdom has no layout, so nothing resizes or becomes visible.
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
// antd's selects need it and jsdom lacks it. Node's own would keep the process alive.
window.MessageChannel = class {
  port1 = { onmessage: () => {} } as unknown as MessagePort;
  port2 = {
    postMessage: () =>
      setTimeout(() => {
        this.port1.onmessage?.(new MessageEvent('message'));
      }),
  } as unknown as MessagePort;
};
// Some machines run other work at the same time, as with the browser tests.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());
