import type { Page } from '@playwright/test';
import type { SyncChangeDto } from '../src/api/generated/model/syncChangeDto';
import { buildSyncRun } from '../src/testing/builders';

export const RUNS = '**/api/admin/sync-runs';
export const ENDED = '2026-05-04T06:00:02.100Z';
export const DONE = buildSyncRun({ id: 17, status: 'succeeded', finished_at: ENDED });

/** Answers as the server does in states that are rare, or end at once. */
export const answer = (page: Page, path: string, json: object) =>
  page.route(`${RUNS}${path}`, (route) => route.fulfill({ json }));
export const refuse = (page: Page, path: string, detail: string, status = 409) =>
  page.route(path, (route) => route.fulfill({ status, json: { status, detail } }), { times: 1 });
export const failOnce = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 503, json: { status: 503 } }), { times: 1 });
export const paged = (items: object, total = 1, page = 1, pages = 1) => ({
  ...items,
  pagination: { page, limit: 25, total, pages },
});
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

export function buildChange(fields: Partial<SyncChangeDto>): SyncChangeDto {
  return {
    course_id: '1',
    title: 'Retrieval in Practice',
    kind: 'changed',
    held_by: 'none',
    fields: [],
    is_new: false,
    ...fields,
  };
}
