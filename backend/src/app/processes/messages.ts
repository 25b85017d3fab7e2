import type { AppConfig } from '../../config/app-config.js';

export type SupervisorMessage =
  | { kind: 'serve'; settings: AppConfig; isFirst: boolean }
  | { kind: 'stop'; signal: NodeJS.Signals };

export type WorkerMessage = { kind: 'listening-to-orders' } | { kind: 'serving'; url: string };
