import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { getToasts } from '../../../components/toaster/toast-store';
import { buildSyncRun } from '../../../testing/builders';
import { respondWith, problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { RunningSync } from './RunningSync';

const RUNNING = '/api/admin/sync-runs/running';
const RUN = buildSyncRun({ platform: 'udemy', courses_total: null, pages_read: 1 });

const serve = (runs: SyncRunDto[]) => server.use(respondWith(RUNNING, runs));

const group = () => screen.findByRole('group', { name: 'Sync with Udemy' });

describe('A running sync', () => {
  it('tells how far it is, also before it is known how much there is', async () => {
    serve([RUN]);
    renderWithProviders(<RunningSync />);
    expect((await group()).textContent).toContain('Reading the lists · 1 page read');
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
  });

  it('is not shown beside the courses of the other platform', async () => {
    const ours = buildSyncRun({ id: 2, platform: 'thinkific' });
    serve([RUN, ours]);
    renderWithProviders(<RunningSync platform="thinkific" />);
    expect(await screen.findByRole('group', { name: 'Sync with Thinkific' })).toBeTruthy();
    expect(screen.getAllByRole('group')).toHaveLength(1);
  });

  it('continues if it cannot be canceled, and says so', async () => {
    const detail = 'This sync is no longer running, or is already being cancelled.';
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    serve([RUN]);
    server.use(
      http.post('/api/admin/sync-runs/1/cancel', async () => {
        await released;
        return problem(409, detail);
      }),
    );
    const { user } = renderWithProviders(<RunningSync />);
    const running = await group();
    await user.click(screen.getByRole('button', { name: 'Cancel the sync with Udemy' }));
    expect(running.textContent).toContain('Canceling…');
    release();
    await waitFor(() =>
      expect(getToasts()[0]).toMatchObject({
        title: 'Failed to cancel the sync',
        description: detail,
      }),
    );
    await waitFor(() => expect(running.textContent).not.toContain('Canceling…'));
  });

  it('is ending once anybody has cancelled it', async () => {
    serve([{ ...RUN, cancelled_by: 'Ada Lovelace' }]);
    renderWithProviders(<RunningSync />);
    expect((await group()).textContent).toContain('Canceling…');
  });

  it('stays while the connection is lost, until it has ended', async () => {
    serve([{ ...RUN, courses_done: 3, courses_total: 16 }]);
    renderWithProviders(<RunningSync />);
    expect((await group()).textContent).toContain('3 of 16 courses');
    const lost = jest.fn(() => HttpResponse.error());
    server.use(http.get(RUNNING, lost));
    await waitFor(() => expect(lost).toHaveBeenCalled());
    expect(await group()).toBeTruthy();
    server.use(respondWith(RUNNING, []));
    await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  });
});
