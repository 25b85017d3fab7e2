import { screen, within } from '@testing-library/react';
import { adminPaths } from '../../../paths';
import { renderWithProviders } from '../../../testing/render';
import { PendingReview } from './PendingReview';
import { QuickActions } from './QuickActions';

const EVERYWHERE = new Set<string>(Object.values(adminPaths));
const NOWHERE = new Set<string>();

const showPending = (count: number, reachable = EVERYWHERE) =>
  renderWithProviders(<PendingReview count={count} reachable={reachable} />);

describe('Pending Review', () => {
  it('leads to the testimonials that wait, where the user may go', () => {
    showPending(3);
    expect(screen.getByText('Testimonials awaiting approval')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Review Now' });
    expect(link.getAttribute('href')).toBe('/admin/testimonials?status=pending');
  });

  it('leads nowhere when none waits, or when the user may not go there', () => {
    showPending(0);
    showPending(3, NOWHERE);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('Quick Actions', () => {
  it('name three screens and what they are for', () => {
    renderWithProviders(<QuickActions reachable={EVERYWHERE} />);
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
