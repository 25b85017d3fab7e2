import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useGetNeeds } from '../../../api/generated/stats/stats';
import type { NeedsDto } from '../../../api/generated/model/needsDto';
import { undoLast } from '../../../components/admin/undo';
import { getToasts } from '../../../components/toaster/toast-store';
import { respondWith, failOnce } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { AttentionPanel } from './NeedsYou';

const NONE = { total: 0, courses: [] };

const NOTHING: NeedsDto = {
  testimonials: [],
  syncs: [],
  platform_warnings: [],
  proposals: NONE,
  course_links: { total: 0, links: [] },
  changed: NONE,
  incomplete: NONE,
  unlinked: NONE,
  promised: NONE,
  has_unconfirmed_claims: false,
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

  it('leads from a warning of a platform to its connection', async () => {
    const text = 'The API key of Thinkific expires on 2027-01-31. Create another one.';
    const warnings = [{ platform: 'thinkific' as const, text }];
    server.use(respondWith('/api/admin/needs', { ...NOTHING, platform_warnings: warnings }));
    renderWithProviders(<Needs />);
    expect((await screen.findByRole('listitem')).textContent).toContain(text);
    const link = screen.getByRole('link', { name: 'Check the connection to Thinkific' });
    expect(link.getAttribute('href')).toBe('/admin/connections');
  });

  it('is a page that promises too much, which one course or all can leave out', async () => {
    const promised = { total: 7, courses: [{ id: '7', title: 'Go' }] };
    const sent: unknown[] = [];
    const take = async ({ request }: { request: Request }) => {
      const body: unknown = await request.json();
      sent.push([new URL(request.url).pathname, body]);
      server.use(respondWith('/api/admin/needs', NOTHING));
      return HttpResponse.json({ settings: [], claims_certificate: false });
    };
    server.use(
      respondWith('/api/admin/needs', { ...NOTHING, promised }),
      http.put('/api/admin/courses/7/claims', take),
      http.put('/api/admin/rules', take),
    );
    const { user } = renderWithProviders(<Needs />);
    await user.click(await screen.findByRole('button', { name: 'On all pages, not only Go' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: /: 6 more courses$/ }).getAttribute('href')).toBe(
      '/admin/courses?need=promised',
    );
    await user.click(screen.getByRole('button', { name: 'Leave it out: Go' }));
    expect(await screen.findByText('Nothing needs attention')).toBeTruthy();
    expect(sent).toEqual([['/api/admin/courses/7/claims', { follow: true }]]);
    undoLast();
    await waitFor(() =>
      expect(sent.at(-1)).toEqual(['/api/admin/courses/7/claims', { follow: false }]),
    );
  });

  it('is left out on all pages by a rule, which can be undone', async () => {
    const promised = { total: 1, courses: [{ id: '7', title: 'Go' }] };
    const sent: unknown[] = [];
    server.use(
      respondWith('/api/admin/needs', { ...NOTHING, promised }),
      http.put('/api/admin/rules', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ settings: [] });
      }),
    );
    const { user } = renderWithProviders(<Needs />);
    await user.click(await screen.findByRole('button', { name: 'On all pages, not only Go' }));
    await user.click(await screen.findByRole('button', { name: 'On all pages' }));
    await waitFor(() => expect(getToasts().at(-1)?.title).toBe('Course pages updated'));
    undoLast();
    await waitFor(() =>
      expect(sent).toEqual(
        ['platform', null].map((rule) => ({ settings: { COURSE_CLAIMS: rule } })),
      ),
    );
  });

  it('may not be known', async () => {
    server.use(failOnce('/api/admin/needs'));
    renderWithProviders(<Needs />);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('We could not load what needs attention');
  });
});
