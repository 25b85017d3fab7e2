import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CourseRow } from '../course-row';
import type { StatsDto } from '../../../../api/generated/model/statsDto';
import { buildAdminCourseCard, buildAdminCourseCards } from '../../../../testing/builders';
import { respondWith, failOnce } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import ManageCoursesPage from './ManageCoursesPage';

const PATH = '/api/admin/courses';
const LOAD_ERROR = 'We could not load the courses';

const STATS: StatsDto = {
  total_courses: 3000,
  visible_courses: 2,
  hidden_courses: 1,
  courses_with_overrides: 7,
  visible_testimonials: 0,
  total_testimonials: 0,
  pending_testimonials: 0,
  approved_testimonials: 0,
  rejected_testimonials: 0,
  newsletter_subscribers: 0,
};

const COURSES = ['Git for Teams', 'Streaming Data'].map((name, index) =>
  buildAdminCourseCard({ thinkific_id: index + 1, thinkific_name: name }),
);

function serve(courses: CourseRow[]) {
  server.use(
    respondWith(PATH, buildAdminCourseCards(courses)),
    respondWith('/api/admin/stats', STATS),
    respondWith('/api/admin/sync-status', []),
    respondWith('/api/admin/sync-runs/running', []),
    respondWith('/api/admin/views', { views: [] }),
  );
}

const open = (path = '/admin/courses') => renderWithProviders(<ManageCoursesPage />, path);
const headings = () => screen.queryAllByRole('heading', { level: 2 });
const titles = () => headings().map(({ textContent }) => textContent);

describe('Manage Courses', () => {
  it('shows grey cards first, then an error with a second try', async () => {
    serve(COURSES);
    server.use(failOnce(PATH));
    const { user } = open();
    expect(screen.getAllByTestId('course-skeleton')).toHaveLength(3);
    // Ant Design's skeleton has an empty heading.
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.getAllByTestId('stat-skeleton')).toHaveLength(4);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(LOAD_ERROR);
    expect(screen.getByText('3,000').closest('li')?.textContent).toBe('Total Courses3,000');
    await user.click(screen.getByText('Try again'));
    await waitFor(() => expect(headings()).toHaveLength(2));
    expect(screen.queryByTestId('course-skeleton')).toBeNull();
  });

  it('never says that no course matches while the courses are on their way', async () => {
    serve(COURSES);
    const said: boolean[] = [];
    const look = new MutationObserver(() =>
      said.push(screen.queryByText(/No courses match your filters/) !== null),
    );
    look.observe(document.body, { childList: true, subtree: true });
    open();
    await waitFor(() => expect(headings()).toHaveLength(2));
    look.disconnect();
    expect(said).not.toContain(true);
    expect(said).toContain(false);
  });

  it('offers to sync the first courses', async () => {
    serve([]);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.post('/api/admin/thinkific/sync', async () => {
        await released;
        serve(COURSES);
        return HttpResponse.json({ synced_count: 2, problem_count: 0 });
      }),
    );
    const { user } = open();
    await screen.findByText('No courses found. Sync courses from Thinkific to get started.');
    const [, sync] = screen.getAllByText('Sync from course platform');
    await user.click(sync!);
    expect(screen.getAllByText('Syncing...')).toHaveLength(2);
    release();
    await waitFor(() => expect(headings()).toHaveLength(2));
  });

  it('filters and sorts in the browser, and clears the filters but not the order', async () => {
    serve(COURSES);
    const { user } = open('/admin/courses?sort=name-desc');
    await waitFor(() => expect(titles()).toEqual(['Streaming Data', 'Git for Teams']));
    await user.type(screen.getByPlaceholderText('Search by course title...'), 'git');
    await waitFor(() => expect(titles()).toEqual(['Git for Teams']));
    expect(screen.getByText('Showing 1 of 2 courses')).toBeTruthy();
    await user.click(screen.getByText('Clear Filters'));
    await waitFor(() => expect(titles()).toEqual(['Streaming Data', 'Git for Teams']));
    expect(screen.queryByText('Clear Filters')).toBeNull();
  });
});
