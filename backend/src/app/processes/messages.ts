import type { AppConfig } from '../../config/app-config.js';

export type SupervisorMessage =
  | { kind: 'serve'; settings: AppConfig; isFirst: boolean }
  | { kind: 'stop'; signal: NodeJS.Signals };

/** Messages from a worker: it is ready for orders, then it serves at a URL. */
export type WorkerMessage = { kind: 'listening-to-orders' } | { kind: 'serving'; url: string };
