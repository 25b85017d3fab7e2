import type { SyncRunDto } from '../dto/sync-run.dto.js';

const RUN: SyncRunDto = {
  id: 17,
  platform: 'thinkific',
  trigger: 'admin',
  started_by: 'Ada Lovelace',
  started_at: '2026-03-01T06:00:00.012Z',
  finished_at: null,
  status: 'running',
  scope: 'platform',
  fetched: 0,
  added: 0,
  updated: 0,
  removed: 0,
  proposed: 0,
  frozen: 0,
  problems: 0,
  requests: 30,
  pages_read: 12,
  courses_done: 20,
  courses_total: 27,
  expected_at: '2026-03-01T06:00:22.000Z',
  cancelled_by: null,
  follows: null,
  error: null,
  decision: 'none',
  decided_by: null,
  decided_at: null,
  undo_until: null,
};

/** A sync that runs, a sign of life, and no sync any more. */
export const STREAM_EXAMPLE = `data: ${JSON.stringify([RUN])}\n\n:\n\ndata: []\n\n`;
