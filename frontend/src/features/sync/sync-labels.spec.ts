import { jest } from '@jest/globals';
import type { SyncRunDto } from '../../api/generated/model/syncRunDto';
import { buildSyncRun } from '../../testing/builders';
import {
  formatCounts,
  formatDifference,
  durationOf,
  effectOf,
  outcomeOf,
  formatProgress,
  starterOf,
  timeOfNext,
  titleOf,
} from './sync-labels';

const RUN = buildSyncRun();
const START = RUN.started_at;

const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1000).toISOString();

beforeEach(() => jest.useFakeTimers({ now: Date.parse(START) }));
afterEach(() => jest.useRealTimers());

describe('the words of a sync', () => {
  it('name the day of the next one only when its time alone would mean another', () => {
    expect(timeOfNext(after(23.9 * 3600))).toMatch(/^\d\d:\d\d$/);
    expect(timeOfNext(after(24 * 3600))).toMatch(/^May [45], \d\d:\d\d$/);
  });

  it.each<[Partial<SyncRunDto>, string]>([
    [{}, '3 added, 1 changed, 0 gone'],
    [{ problems: 1 }, '3 added, 1 changed, 0 gone, 1 problem'],
    [
      { proposed: 1, frozen: 2, problems: 2 },
      '3 added, 1 changed, 0 gone, 1 waiting, 2 frozen, 2 problems',
    ],
  ])('count what came of it: %j', (part, words) => {
    expect(formatCounts({ ...RUN, ...part })).toBe(words);
  });

  it.each([
    [null, ''],
    [after(2.14), '2.1 s'],
    [after(59.4), '59 s'],
    [after(60), '1 min'],
    [after(250), '4 min'],
  ])('say how long it took until %s: %j', (end, words) => {
    expect(durationOf({ ...RUN, finished_at: end })).toBe(words);
  });

  it.each<[Partial<SyncRunDto>, string]>([
    [{ courses_total: null, pages_read: 1 }, 'Reading the lists · 1 page read'],
    [{}, '12 of 33 courses · 15 pages read'],
    [{ expected_at: after(-1) }, '12 of 33 courses · 15 pages read'],
    [{ expected_at: after(1) }, '12 of 33 courses · 15 pages read · 1 s left'],
    [{ expected_at: after(89) }, '12 of 33 courses · 15 pages read · 89 s left'],
    [{ expected_at: after(90) }, '12 of 33 courses · 15 pages read · 2 min left'],
  ])('say how far it is: %j', (part, words) => {
    expect(formatProgress({ ...RUN, ...part })).toBe(words);
  });

  const COUNTS = '3 added, 1 changed, 0 gone';
  const CUT_SHORT = 'It ended before the changes were known.';

  it.each<[Partial<SyncRunDto>, string, string]>([
    [{ status: 'succeeded' }, COUNTS, COUNTS],
    [{ status: 'previewed' }, `Would be: ${COUNTS}`, COUNTS],
    [{ status: 'previewed', decision: 'apply' }, COUNTS, COUNTS],
    [
      { status: 'previewed', decision: 'keep' },
      `Would have been: ${COUNTS}`,
      `Would have been: ${COUNTS}`,
    ],
    [{ status: 'failed', error: 'Away' }, `Would be: ${COUNTS}`, 'Away'],
    [{ status: 'failed', error: 'Away', added: 0, updated: 0 }, CUT_SHORT, 'Away'],
    [
      { status: 'cancelled', error: null, added: 0, updated: 0, removed: 1 },
      'Would be: 0 added, 0 changed, 1 gone',
      '0 added, 0 changed, 1 gone',
    ],
    [
      { status: 'succeeded', added: 0, updated: 0 },
      '0 added, 0 changed, 0 gone',
      '0 added, 0 changed, 0 gone',
    ],
  ])('tell the effect, and the outcome on one line: %j', (part, effect, outcome) => {
    const run = { ...RUN, ...part };
    expect([effectOf(run), outcomeOf(run)]).toEqual([effect, outcome]);
  });

  it.each<[Partial<SyncRunDto> | null, string]>([
    [null, 'Sync'],
    [{ platform: 'udemy', trigger: 'undo' }, 'Undo of a sync with Udemy'],
    [{ platform: 'udemy', status: 'previewed' }, 'Preview of Udemy'],
    [{ platform: 'udemy' }, 'Sync with Udemy'],
  ])('call it by what it is: %j', (part, words) => {
    expect(titleOf(part ? { ...RUN, ...part } : undefined)).toBe(words);
  });

  it('name the person, else the occasion', () => {
    expect(starterOf({ ...RUN, started_by: 'Maria Santos' })).toBe('Maria Santos');
    expect(starterOf(RUN)).toBe('Scheduled');
  });

  it('have one change for a course that came or went', () => {
    const difference = { is_declined: false, found_at: START, version: '1' };
    const field = { before: 'A', after: 'B', is_overridden: false };
    const changes = (['title', 'price'] as const).map((name) => ({ ...field, field: name }));
    const words = (count: number) =>
      formatDifference({ ...difference, kind: 'changed', fields: changes.slice(0, count) });
    expect([words(1), words(2)]).toEqual(['1 change to review', '2 changes to review']);
    expect(formatDifference({ ...difference, kind: 'removed', fields: [] })).toBe(
      '1 change to review',
    );
  });
});
