import { screen } from '@testing-library/react';
import { openSite } from '../testing/render';

it('does not treat the first page as a return by Back', async () => {
  openSite('/courses');
  await screen.findByText('Showing 3 courses');
  expect(screen.getByRole('main').hasAttribute('data-back')).toBe(false);
});
