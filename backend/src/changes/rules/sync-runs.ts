import type { ChangeRule } from '../change.js';

export const syncRuns: ChangeRule = {
  audit: {
    type: 'syncRun',
    fields: [
      'platform',
      'trigger',
      'scope',
      'status',
      'decision',
      'added',
      'updated',
      'removed',
      'cancelled_at',
    ],
  },
  webhooks: (changes) =>
    changes
      .filter(
        ({ before, after }) =>
          before?.['status'] === 'running' && (after?.['status'] ?? 'running') !== 'running',
      )
      .map(({ record, at }) => ({ event: 'sync.finished', subject: record, at })),
};
