import { screen } from '@testing-library/react';
import { respondWith } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { MissingSearches } from './MissingSearches';

const PATH = '/api/admin/missing-searches';

describe('Searches without a result', () => {
  it('are listed with how often and when they were made', async () => {
    const searches = [
      { term: 'haskell', count: 1_207, last_day: '2026-03-04' },
      { term: 'x'.repeat(40), count: 1, last_day: '2026-01-31' },
    ];
    server.use(respondWith(PATH, { searches }));
    renderWithProviders(<MissingSearches />);
    const list = await screen.findByRole('list', { name: 'Searches without a result' });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual([
      'haskell1,207 times, Mar 4, 2026',
      `${'x'.repeat(40)}once, Jan 31, 2026`,
    ]);
  });

  it('may not have been made', async () => {
    server.use(respondWith(PATH, { searches: [] }));
    renderWithProviders(<MissingSearches />);
    expect(await screen.findByText('Every search found something')).toBeTruthy();
  });
});
