import { screen, within } from '@testing-library/react';
import { openSite } from '../../../testing/render';

const linkIn = (place: HTMLElement, name: string) =>
  within(place).getByRole('link', { name }).getAttribute('href');

describe('HomePage', () => {
  it.each([
    ['Self-paced courses', 'Browse courses', '/courses'],
    ['Live 10-week cohorts', 'Explore cohorts', '/cohorts'],
    ['Expert webinars', 'See the events', '/events'],
    ['Community meetups', 'See the meetups', '/meetups'],
  ])('leads from %s by "%s" to %s', async (title, name, address) => {
    openSite('/');
    const block = (await screen.findByRole('heading', { name: title })).closest('li');
    expect(block && linkIn(block, name)).toBe(address);
  });

  it('leads on from its header and its closing call', async () => {
    openSite('/');
    expect(linkIn(screen.getByRole('banner'), 'Get Started')).toBe('/courses');
    const call = await screen.findByRole('region', {
      name: 'Ready to start?',
    });
    expect(linkIn(call, 'Browse courses')).toBe('/courses');
    expect(linkIn(call, 'Explore cohorts')).toBe('/cohorts');
  });
});
