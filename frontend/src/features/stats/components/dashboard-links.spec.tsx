import { screen, within } from '@testing-library/react';
import type { StatsDto } from '../../../api/generated/model/statsDto';
import { StatCards } from '../../../components/admin/StatCards';
import { adminPaths } from '../../../paths';
import { renderWithProviders } from '../../../testing/render';
import { dashboardStats } from '../dashboard-stats';
import { BrokenLinkNeeds } from './CourseNeeds';
import { QuickActions } from './QuickActions';

const EVERYWHERE = new Set<string>(Object.values(adminPaths));
const NOWHERE = new Set<string>();

const STATS: StatsDto = {
  total_courses: 1234,
  visible_courses: 1200,
  hidden_courses: 34,
  courses_with_overrides: 5,
  visible_testimonials: 40,
  total_testimonials: 60,
  pending_testimonials: 3,
  approved_testimonials: 50,
  rejected_testimonials: 7,
  newsletter_subscribers: 10_500,
};

const show = (reachable: ReadonlySet<string>, part: Partial<StatsDto> = {}, at?: string) =>
  renderWithProviders(<StatCards stats={dashboardStats({ ...STATS, ...part }, reachable)} />, at);

const linksOf = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('The stat cards', () => {
  it('say what they count, and which one calls for an action', () => {
    show(EVERYWHERE);
    const cards = screen.getAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Total Courses1,234Synced from the course platform',
      'Visible Courses1,200Shown on public site',
      'Hidden Courses34Not visible publicly',
      'Customized5Title changed',
      'Testimonials40 / 60Visible / total',
      'Pending Review3Testimonials awaiting approvalReview Now',
      'Newsletter Subscribers10,500Email subscriptions',
    ]);
    const highlighted = cards.filter((card) => card.dataset['highlighted'] === 'true');
    expect(highlighted).toEqual([cards[5]]);
  });

  it('lead to the lists that they count', () => {
    show(EVERYWHERE);
    expect(linksOf()).toEqual([
      ['Total Courses1,234', '/admin/courses'],
      ['Visible Courses1,200', '/admin/courses?visibility=visible'],
      ['Hidden Courses34', '/admin/courses?visibility=hidden'],
      ['Customized5', '/admin/courses?status=customized'],
      ['Testimonials40 / 60', '/admin/testimonials'],
      ['Pending Review3', '/admin/testimonials?status=pending'],
      ['Review Now', '/admin/testimonials?status=pending'],
      ['Newsletter Subscribers10,500', '/admin/newsletters'],
    ]);
  });

  it('call for a review only while a testimonial waits', () => {
    show(EVERYWHERE, { pending_testimonials: 0 });
    expect(screen.getByText('No pending testimonials')).toBeTruthy();
    expect(screen.queryByText('Review Now')).toBeNull();
    const cards = screen.getAllByRole('listitem');
    expect(cards.filter((card) => card.dataset['highlighted'] === 'true')).toEqual([]);
  });

  it('lead nowhere where the user may not go', () => {
    show(NOWHERE);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['/admin/courses?visibility=hidden&page=2', ['Hidden Courses34']],
    ['/admin/courses?search=go&visibility=hidden', []],
    ['/admin/courses?sort=price-asc', ['Total Courses1,234']],
    ['/admin/courses?visibility=hidden&status=customized', []],
    ['/admin/dashboard', []],
  ])('are marked at %s by the filter in force', (address, marked) => {
    show(EVERYWHERE, {}, address);
    const current = screen.getAllByRole('link').filter((link) => link.ariaCurrent);
    expect(current.map((link) => link.textContent)).toEqual(marked);
  });
});

describe('Broken enrollment links', () => {
  it('are named with their reason, lead there and to the course, and to the list of all', () => {
    const url = 'https://school.example.org/enroll/7';
    const course = { id: '7', title: 'Go', url, problem: 'not-found' as const };
    renderWithProviders(<BrokenLinkNeeds total={3} courses={[course]} />);
    const [line] = screen.getAllByRole('listitem');
    expect(line?.textContent).toContain(`Go Broken enrollment link: ${url} answers 404, not found`);
    expect(linksOf()).toEqual([
      ['Go', '/admin/courses?dialog=7'],
      ['Open link', url],
      ['Broken enrollment link: 2 more courses', '/admin/courses?need=unlinked'],
    ]);
  });
});

describe('Quick Actions', () => {
  it('name three screens and what they are for', () => {
    const ofAdmins = new Set([...EVERYWHERE].filter((path) => path !== adminPaths.staffDashboard));
    renderWithProviders(<QuickActions reachable={ofAdmins} />);
    const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
    const links = actions.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/admin/courses', '/admin/testimonials', '/admin/newsletters']);
    expect(actions.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Manage CoursesToggle visibility and customize course information',
      'Success StoriesManage student testimonials and career transitions',
      'Newsletter SubscriptionsView and manage email subscriptions',
    ]);
  });

  it('are not there for those who may see none of them', () => {
    renderWithProviders(<QuickActions reachable={NOWHERE} />);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
