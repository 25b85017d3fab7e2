import { ContentChangesService } from '../../src/cache/content-changes.service.js';
import { SyncService } from '../../src/sync/sync.service.js';
import { startApp } from '../setup.js';

export interface Usage {
  /** Microseconds of all threads since the start. */
  cpu: number;
  /** Bytes in use after a garbage collection. */
  heap: number;
  /** Bytes of the whole process. */
  rss: number;
}

const resources = new AsyncDisposableStack();
const { DATABASE_URL = '', ...env } = process.env as Record<string, string>;
const app = await startApp(resources, DATABASE_URL, env);
await app.get(SyncService).run('thinkific', 'cli');
await app.get(SyncService).run('udemy', 'cli');
await app.get(ContentChangesService).caughtUp();

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ cpu: user + system, heap: heapUsed + external, rss } satisfies Usage);
});
process.once('disconnect', () => void resources.disposeAsync());
process.send?.(await app.getUrl());
