import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { respondWith, failOnce, problem } from '../testing/handlers';
import { renderWithProviders } from '../testing/render';
import { server } from '../testing/server';
import { QueryState } from './QueryState';

const PATH = '/api/figures';

function Figures() {
  const query = useQuery<number[]>({ queryKey: [PATH] });
  return (
    <QueryState
      query={query}
      loading={<p>Loading</p>}
      errorTitle="We could not load the stats"
      isEmpty={(figures) => figures.length === 0}
      empty={<p>None</p>}
    >
      {(figures) => <p>{figures.join(' and ')}</p>}
    </QueryState>
  );
}

describe('QueryState', () => {
  it('shows what is loading, then the data', async () => {
    server.use(respondWith(PATH, [1, 2]));
    renderWithProviders(<Figures />);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByText('1 and 2')).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('shows that there is nothing', async () => {
    server.use(respondWith(PATH, []));
    renderWithProviders(<Figures />);
    expect(await screen.findByText('None')).toBeTruthy();
  });

  it('takes the blame for a server error, and offers a second try', async () => {
    server.use(failOnce(PATH), respondWith(PATH, [3]));
    const { user } = renderWithProviders(<Figures />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load the stats');
    expect(alert.textContent).toContain('Something went wrong on our side.');
    expect(alert.textContent).not.toContain('The database is away.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says in the server’s words why it refuses', async () => {
    server.use(http.get(PATH, () => problem(429, 'Too many requests. Try again in a minute.')));
    renderWithProviders(<Figures />);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('Too many requests. Try again in a minute.');
    expect(textContent).not.toContain('our side');
  });

  it('says that nobody answered', async () => {
    server.use(http.get(PATH, () => HttpResponse.error()));
    renderWithProviders(<Figures />);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('The server did not answer. Check your connection');
  });
});
