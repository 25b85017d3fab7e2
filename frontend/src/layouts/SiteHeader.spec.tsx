import { screen, waitFor, within } from '@testing-library/react';
import { openSite } from '../testing/render';

it('marks the link of the page that is shown', async () => {
  const { user } = openSite('/');
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  const current = (name: string) => bar.getByRole('link', { name }).getAttribute('aria-current');
  expect([current('Home'), current('Courses')]).toEqual(['page', null]);
  await user.click(bar.getByRole('link', { name: 'Courses' }));
  await waitFor(() => expect([current('Home'), current('Courses')]).toEqual([null, 'page']));
});
