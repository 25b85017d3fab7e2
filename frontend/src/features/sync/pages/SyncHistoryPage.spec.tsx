import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildPagination, buildSyncRun } from '../../../testing/builders';
import { respondWith, failOnce } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import SyncHistoryPage from './SyncHistoryPage';

const PATH = '/api/admin/sync-runs/page';

it('the list of syncs may not be known, or be empty for a platform', async () => {
  const runs = [buildSyncRun({ id: 17, status: 'succeeded' })];
  server.use(
    failOnce(PATH),
    respondWith('/api/admin/sync-runs/running', []),
    http.get(PATH, ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has('platform')
          ? { runs: [], pagination: buildPagination(0) }
          : { runs, pagination: buildPagination(1) },
      ),
    ),
  );
  const { user } = renderWithProviders(<SyncHistoryPage />, '/admin/syncs?platform=udemy');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load the syncs');
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('No syncs yet')).toBeTruthy();
  await user.click(screen.getByText('Clear Filters'));
  expect(await screen.findByText('Done')).toBeTruthy();
  expect(screen.queryByText('No syncs yet')).toBeNull();
});
