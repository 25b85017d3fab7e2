import { screen } from '@testing-library/react';
import { respondWith, failOnce } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { MyCourses } from './MyCourses';

const PATH = '/api/admin/staff/my-udemy-courses';

it('staff see grey cards first, an error with a second try, and whom to ask', async () => {
  server.use(failOnce(PATH), respondWith(PATH, []));
  const { user } = renderWithProviders(<MyCourses />);
  expect(screen.getAllByTestId('course-skeleton')).toHaveLength(6);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load your courses');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No courses assigned yet')).toBeTruthy();
  expect(screen.getByText('Contact your administrator to get courses assigned.')).toBeTruthy();
});
