import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { buildPagination, buildSyncRun } from '../../../testing/builders';
import { answer, failOnce } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { RunList } from './RunList';

const PATH = '/api/admin/sync-runs/page';

function Runs() {
  const [page, setPage] = useState(1);
  return (
    <RunList platform="udemy" page={page} last={undefined} onTurn={setPage} onOpen={() => {}} />
  );
}

describe('The syncs of a platform', () => {
  it('may not be known, or not be there yet', async () => {
    server.use(failOnce(PATH), answer(PATH, { runs: [], pagination: buildPagination(0) }));
    const { user } = renderWithProviders(<Runs />);
    expect(await screen.findByText('We could not load the syncs')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Each sync is listed here for a year.')).toBeTruthy();
  });

  it('come in pages', async () => {
    server.use(
      http.get(PATH, ({ request }) => {
        const { searchParams } = new URL(request.url);
        expect(searchParams.get('platform')).toBe('udemy');
        const page = Number(searchParams.get('page'));
        const runs = Array.from({ length: page === 1 ? 25 : 5 }, (_, place) =>
          buildSyncRun({ id: page * 100 + place, status: 'succeeded' }),
        );
        return HttpResponse.json({ runs, pagination: buildPagination(30, page) });
      }),
    );
    const { user } = renderWithProviders(<Runs />);
    expect(await screen.findAllByRole('listitem')).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });
});
