import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SyncState } from '../api/generated/model/syncState';
import { adminPaths } from '../paths';
import { buildSyncStatus } from '../testing/builders';
import { renderWithProviders } from '../testing/render';
import { server } from '../testing/server';
import { NavMark } from './NavMark';

function answerWith(thinkific: SyncState, udemy: SyncState) {
  const syncs = [
    buildSyncStatus({ platform: 'thinkific', state: thinkific }),
    buildSyncStatus({ platform: 'udemy', state: udemy }),
  ];
  server.use(http.get('/api/admin/sync-status', () => HttpResponse.json(syncs)));
}

describe('the mark beside an entry of the navigation', () => {
  it.each([
    ['failed', 'The last sync failed'],
    ['held', 'A sync waits for a decision'],
    ['stale', 'A sync is overdue'],
  ] as const)('says of a platform whose sync is %s: %s', async (state, words) => {
    answerWith(state, 'fresh');
    renderWithProviders(
      <>
        <NavMark path={adminPaths.courses} id="courses" />
        <NavMark path={adminPaths.udemyCourses} id="udemy" />
      </>,
    );
    expect((await screen.findByText(words)).parentElement?.id).toBe('courses');
    expect(document.getElementById('udemy')).toBeNull();
  });

  it('counts the testimonials that are pending', async () => {
    const stats = { pending_testimonials: 1200 };
    server.use(http.get('/api/admin/stats', () => HttpResponse.json(stats)));
    renderWithProviders(<NavMark path={adminPaths.testimonials} id="testimonials" />);
    expect((await screen.findByText('pending')).parentElement?.textContent).toBe('1,200 pending');
  });
});
