import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { buildUdemyCourse } from '../../../../testing/builders';
import { respondWith, failOnce } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import UdemyCoursesPage from './UdemyCoursesPage';

const PATH = '/api/admin/udemy-courses';

const MARIA = { id: '1', staff_user_id: 'u1', staff_name: 'Maria Santos' };
const JAMES = { id: '2', staff_user_id: 'u2', staff_name: 'James Okafor' };

const COURSES = [
  buildUdemyCourse({
    udemy_id: 'a',
    title: 'Anchors',
    url: '/course/anchors/',
    assigned_staff: [MARIA, JAMES],
  }),
  buildUdemyCourse({
    udemy_id: 'A',
    title: 'Knots',
    url: '//evil.example/',
    is_paid: false,
    is_visible: false,
  }),
  buildUdemyCourse({
    udemy_id: 'd',
    title: 'Old Tides',
    is_visible: false,
    removed_at: new Date(2026, 2, 4, 12).toISOString(),
  }),
];

function serve(courses: AdminUdemyCourseDto[]) {
  server.use(
    respondWith(PATH, courses),
    respondWith('/api/admin/users', { users: [] }),
    respondWith('/api/admin/sync-status', []),
    respondWith('/api/admin/sync-runs/running', []),
    respondWith('/api/admin/views', { views: [] }),
    respondWith('/api/admin/course-links/suggestions', { total: 0, links: [] }),
  );
}

const open = (query = '') =>
  renderWithProviders(<UdemyCoursesPage />, `/admin/udemy-courses${query}`);
const figures = () =>
  within(screen.getByRole('list', { name: 'Stats' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const rows = () => [...document.querySelectorAll('tbody tr')];

describe('Udemy Courses', () => {
  it('shows each course with its type, link, switch and staff', async () => {
    serve(COURSES);
    open();
    const switches = await screen.findAllByRole<HTMLButtonElement>('switch');
    expect(figures()).toEqual(['Total Courses2', 'Visible Courses1', 'Staff Assignments2']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Course Title',
      'Type',
      'Visible',
      'Assigned Staff',
      'Actions',
    ]);
    expect(switches.map(({ ariaChecked, disabled }) => [ariaChecked, disabled])).toEqual([
      ['true', false],
      ['false', false],
      ['false', true],
    ]);
    const [anchors, knots, old] = rows();
    expect(anchors?.textContent).toContain('Paid');
    expect(knots?.textContent).toContain('Free');
    const staff = [...anchors!.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(staff).toEqual(['Maria Santos', 'James Okafor']);
    expect(screen.getByLabelText('Unassign Maria Santos from Anchors')).toBeTruthy();
    expect(knots?.textContent).toContain('Nobody');
    const links = screen.getAllByText('View on Udemy').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      'https://www.udemy.com/course/anchors/',
      'https://www.udemy.com/course/reading-tide-tables/',
    ]);

    const note = document.getElementById(switches[2]?.getAttribute('aria-describedby') ?? '');
    const words = 'Removed from Udemy on Mar 4, 2026. You cannot show it.';
    expect(note?.textContent).toBe(words);
    expect(old?.textContent).toContain(words);
    for (const label of ['Staff for Old Tides', 'Add staff to Old Tides']) {
      expect(screen.getByLabelText(label)).toHaveProperty('disabled', true);
    }
  });

  it('shows many courses in pages, and the last one in the place of a page behind it', async () => {
    const many = Array.from({ length: 56 }, (_, index) =>
      buildUdemyCourse({ udemy_id: `id ${index}`, title: `Course ${index + 1}` }),
    );
    serve(many);
    open('?page=9');
    expect(await screen.findByText('Page 3 of 3')).toBeTruthy();
    await waitFor(() => expect(rows()).toHaveLength(6));
    expect(rows()[0]?.textContent).toContain('Course 51');
  });

  it('shows grey figures and rows first, then an error with a second try', async () => {
    serve([]);
    server.use(failOnce(PATH));
    const { user } = open();
    expect(screen.getAllByTestId('stat-skeleton')).toHaveLength(3);
    expect(rows()).toHaveLength(5);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load the Udemy courses');
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('No courses synced yet')).toBeTruthy();
    expect(figures()).toEqual(['Total Courses0', 'Visible Courses0', 'Staff Assignments0']);
  });

  it('says how to get the first courses', async () => {
    serve([]);
    server.use(
      http.post('/api/admin/udemy/sync', () => {
        serve(COURSES);
        return HttpResponse.json({ synced_count: 3, problem_count: 0 });
      }),
    );
    const { user } = open();
    const advice = 'No Udemy courses found. Click "Sync Courses" to fetch courses from Udemy.';
    await screen.findByText(advice);
    await user.click(screen.getByText('Sync Courses'));
    expect(await screen.findByText('Showing 3 of 3 courses')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(advice)).toBeNull());
  });
});
