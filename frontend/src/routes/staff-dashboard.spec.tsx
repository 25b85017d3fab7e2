import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { VisibleScreens } from '../components/admin/visible-screens';
import { SessionContext } from '../features/auth/session/session-context';
import DashboardPage from '../features/stats/pages/DashboardPage';
import { screens } from '../screens';
import { buildUser } from '../testing/builders';
import { renderWithProviders } from '../testing/render';
import { server } from '../testing/server';

const STATS = {
  total_courses: 3,
  visible_courses: 2,
  hidden_courses: 1,
  courses_with_overrides: 1,
  visible_testimonials: 4,
  total_testimonials: 6,
  pending_testimonials: 1,
  approved_testimonials: 4,
  rejected_testimonials: 1,
  newsletter_subscribers: 9,
};
const COURSE = { udemy_id: '7', title: 'Go', url: '/course/go/', is_paid: true };

it('shows staff the figures, then their Quick Actions, then their courses', async () => {
  server.use(
    http.get('/api/admin/stats', () => HttpResponse.json(STATS)),
    http.get('/api/admin/staff/my-udemy-courses', () => HttpResponse.json([COURSE])),
  );
  const user = buildUser({ role: 'staff' });
  const visible = screens.filter(({ roles }) => roles.includes('staff'));
  const session = {
    state: { status: 'signed-in', user } as const,
    signIn: () => {},
    signOut: () => {},
  };
  renderWithProviders(
    <SessionContext value={session}>
      <VisibleScreens value={new Set(visible.map(({ path }) => path))}>
        <DashboardPage />
      </VisibleScreens>
    </SessionContext>,
  );
  const figures = await screen.findByRole('list', { name: 'Stats' });
  const actions = screen.getByRole('region', { name: 'Quick Actions' });
  const courses = await screen.findByRole('region', { name: 'My Courses' });
  expect(figures.children).toHaveLength(7);
  expect(actions.textContent).toBe('Quick ActionsMy CoursesCourses assigned to you on Udemy');
  expect((await screen.findByRole('heading', { name: 'Go' })).closest('[role=region]')).toBe(
    courses,
  );
  const inOrder = [figures, actions, courses];
  for (const [index, part] of inOrder.slice(1).entries()) {
    const place = inOrder[index]?.compareDocumentPosition(part) ?? 0;
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});
