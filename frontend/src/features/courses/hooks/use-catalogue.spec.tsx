import { screen } from '@testing-library/react';
import { http } from 'msw';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { NO_FILTERS } from '../course-filters';
import { useCatalogue } from './use-catalogue';

function Probe() {
  const { canShowMore } = useCatalogue(NO_FILTERS, 2);
  return canShowMore ? 'more below' : 'next page';
}

it('shows more courses below as long as the index of all courses may come', async () => {
  server.use(http.get('/api/catalogue/index', () => problem(503, 'Away.')));
  renderWithProviders(<Probe />);
  expect(screen.getByText('more below')).toBeTruthy();
  expect(await screen.findByText('next page')).toBeTruthy();
});
