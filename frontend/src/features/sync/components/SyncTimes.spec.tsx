import { render, screen } from '@testing-library/react';
import { FULL_TIME } from '../../../components/admin/time-formats';
import { buildSyncStatus } from '../../../testing/builders';
import { SyncTimes } from './SyncTimes';

it('each time of a sync has the full time as its title', () => {
  const [synced_at, next_at] = ['2026-03-04T12:00:00.000Z', '2026-03-04T18:00:00.000Z'];
  render(<SyncTimes status={buildSyncStatus({ synced_at, next_at })} />);
  const titles = screen.getAllByRole('time').map(({ title }) => title);
  expect(titles).toEqual([synced_at, next_at].map((time) => FULL_TIME.format(new Date(time))));
});

it.each([
  [{}, /^Synced .* · 33 courses$/],
  [{ curricula_due: 2 }, /· 33 courses · lessons of 31 are up to date$/],
  [{ state: 'stale' as const }, /^Overdue · Synced /],
  [{ state: 'failed' as const, failures: 1 }, /^The last sync failed · Synced /],
  [{ state: 'failed' as const, failures: 3 }, /^The last 3 syncs failed · Synced /],
  [{ state: 'never' as const, synced_at: null }, /^Not synced yet · 33 courses$/],
  [{ state: 'held' as const, held_run: 12 }, /^A sync needs your decision · Synced /],
])('tells how a platform stands by %o', (status, words) => {
  const { container } = render(<SyncTimes status={buildSyncStatus(status)} />);
  expect(container.textContent).toMatch(words);
});

it('leaves to its neighbor what that says', () => {
  const status = buildSyncStatus({ state: 'stale' });
  const { container } = render(<SyncTimes status={status} isBesideState />);
  expect(container.textContent).toMatch(/^Synced /);
});
