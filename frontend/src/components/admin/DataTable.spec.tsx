import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { problem } from '../../testing/handlers';
import { renderWithProviders } from '../../testing/render';
import { server } from '../../testing/server';
import type { DataColumn } from './data-columns';
import { DataTable } from './DataTable';

const URL = '/api/admin/things';

interface Thing {
  name: string;
}

const COLUMNS: DataColumn<Thing>[] = [{ title: 'Name', card: 'name', render: ({ name }) => name }];

function Things({ searchedNewest }: { searchedNewest?: number }) {
  const query = useQuery<Thing[]>({ queryKey: [URL] });
  return (
    <>
      <button onClick={() => void query.refetch()}>Ask again</button>
      <DataTable
        label="Things"
        query={query}
        rows={query.data}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        columns={COLUMNS}
        actions={() => [{ title: 'Delete', onClick: () => void query.refetch() }]}
        empty={{ title: 'No things found' }}
        errorTitle="We could not load the things"
        searchedNewest={searchedNewest}
      />
    </>
  );
}

const answer = (...names: string[]) =>
  server.use(http.get(URL, () => HttpResponse.json(names.map((name) => ({ name })))));
const fail = (status: number) => server.use(http.get(URL, () => problem(status, 'It is away.')));

describe('DataTable', () => {
  it('shows five skeleton rows, then an error with a second try, then the rows', async () => {
    fail(503);
    const { user } = renderWithProviders(<Things />);
    // One of them is the head.
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load the things',
    );
    answer('First');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'First' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says when a search has left out older rows', async () => {
    answer('First');
    renderWithProviders(<Things searchedNewest={100_000} />);
    expect(await screen.findByText(/^Only the newest 100,000 rows were searched/)).toBeTruthy();
  });

  it('takes the focus when the row with the pressed button leaves', async () => {
    answer('First', 'Second');
    const { user } = renderWithProviders(<Things />);
    const button = await screen.findByRole('button', { name: 'Delete First' });
    answer('Second');
    await user.click(button);
    await waitFor(() => expect(screen.queryByText('First')).toBeNull());
    expect(screen.getByRole('group', { name: 'Things' })).toBe(document.activeElement);
  });

  it('shows what the server says about a bad request', async () => {
    fail(400);
    renderWithProviders(<Things />);
    expect((await screen.findByRole('alert')).textContent).toContain('It is away.');
  });

  it('keeps the rows below the error when the next request fails', async () => {
    answer('First');
    const { user } = renderWithProviders(<Things />);
    await screen.findByRole('rowheader', { name: 'First' });
    fail(503);
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('our side');
    expect(screen.getByRole('rowheader', { name: 'First' })).toBeTruthy();
    answer();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No things found')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
