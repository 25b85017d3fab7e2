import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SyncState } from '../api/generated/model/syncState';
import { adminPaths } from '../paths';
import { buildSyncStatus } from '../testing/builders';
import { renderWithProviders } from '../testing/render';
import { server } from '../testing/server';
import { useNavBadges } from './use-nav-badges';

const STATS = http.get('/api/admin/stats', () => HttpResponse.json({ pending_testimonials: 1200 }));

function Marks() {
  const marks = useNavBadges();
  return (
    <ul>
      {Object.entries(marks).map(([path, mark]) => (
        <li key={path} data-testid={path}>
          {mark?.count} {mark?.text}
        </li>
      ))}
    </ul>
  );
}

function answerWith(thinkific: SyncState, udemy: SyncState) {
  const syncs = [
    buildSyncStatus({ platform: 'thinkific', state: thinkific }),
    buildSyncStatus({ platform: 'udemy', state: udemy }),
  ];
  server.use(
    STATS,
    http.get('/api/admin/sync-status', () => HttpResponse.json(syncs)),
  );
}

describe('the marks beside the entries of the navigation', () => {
  it.each([
    ['failed', 'The last sync failed'],
    ['held', 'A sync needs your decision'],
    ['stale', 'A sync is overdue'],
  ] as const)('say of a platform whose sync is %s: %s', async (state, words) => {
    answerWith(state, 'fresh');
    renderWithProviders(<Marks />);
    expect((await screen.findByText(words)).dataset['testid']).toBe(adminPaths.courses);
    expect(screen.getByTestId(adminPaths.udemyCourses).textContent).toBe(' ');
  });

  it('count the testimonials that are pending', async () => {
    answerWith('fresh', 'fresh');
    renderWithProviders(<Marks />);
    expect((await screen.findByTestId(adminPaths.testimonials)).textContent).toBe('1200 pending');
  });
});
