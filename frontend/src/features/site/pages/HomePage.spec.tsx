import { screen, within } from '@testing-library/react';
import { openSite } from '../../../testing/render';

const linkIn = (place: HTMLElement, name: string) =>
  within(place).getByRole('link', { name }).getAttribute('href');

describe('HomePage', () => {
  it.each([
    ['Self-paced courses', 'Browse courses', '/courses'],
    ['Live 10-week cohorts', 'How cohorts work', '/cohorts'],
    ['Expert webinars', 'What to expect', '/events'],
    ['Community meetups', 'Come along', '/meetups'],
  ])('leads from %s by "%s" to %s', async (title, name, address) => {
    openSite('/');
    const block = (await screen.findByRole('heading', { name: title })).closest('li');
    expect(block && linkIn(block, name)).toBe(address);
  });

  it('leads on from its header and its closing call', async () => {
    openSite('/');
    expect(linkIn(screen.getByRole('banner'), 'Get Started')).toBe('/courses');
    const call = await screen.findByRole('region', {
      name: 'Open the first module. The rest follows.',
    });
    expect(linkIn(call, 'Browse courses')).toBe('/courses');
    expect(linkIn(call, 'Explore cohorts')).toBe('/cohorts');
  });
});
