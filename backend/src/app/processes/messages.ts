import type { AppConfig } from '../../config/app-config.js';

/** What the process that supervises says to one that serves. */
export type Order =
  | { kind: 'serve'; settings: AppConfig; isFirst: boolean }
  | { kind: 'stop'; signal: NodeJS.Signals };

/** What a process that serves says: that it can be told something, and then where it serves. */
export type News = { kind: 'listening-to-orders' } | { kind: 'serving'; url: string };
