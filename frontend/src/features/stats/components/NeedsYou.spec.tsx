import { screen } from '@testing-library/react';
import { useGetNeeds } from '../../../api/generated/stats/stats';
import type { NeedsDto } from '../../../api/generated/model/needsDto';
import { respondWith, failOnce } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { AttentionPanel } from './NeedsYou';

const NONE = { total: 0, courses: [] };

const NOTHING: NeedsDto = {
  testimonials: [],
  syncs: [],
  proposals: NONE,
  pairs: { total: 0, pairs: [] },
  changed: NONE,
  incomplete: NONE,
  unlinked: NONE,
};

function Needs() {
  const query = useGetNeeds();
  return <AttentionPanel query={query} />;
}

describe('What needs an admin', () => {
  it('may be nothing', async () => {
    server.use(respondWith('/api/admin/needs', NOTHING));
    renderWithProviders(<Needs />);
    expect(await screen.findByText('Nothing needs attention')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('is named with its one action', async () => {
    const incomplete = {
      total: 1,
      courses: [{ id: '7', title: 'Go', fields: ['level' as const] }],
    };
    server.use(respondWith('/api/admin/needs', { ...NOTHING, incomplete }));
    renderWithProviders(<Needs />);
    const [line] = await screen.findAllByRole('listitem');
    expect(line?.textContent).toContain('Go Missing: Level');
    const link = screen.getByRole('link', { name: 'Fill in: Go' });
    expect(link.getAttribute('href')).toBe('/admin/courses?dialog=7');
  });

  it('may not be known', async () => {
    server.use(failOnce('/api/admin/needs'));
    renderWithProviders(<Needs />);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('We could not load what needs attention');
  });
});
