import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import { getToasts } from '../../../../components/toaster/toast-store';
import { buildAdminOffering } from '../../../../testing/builders';
import { failOnce } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import OfferingsPage from './OfferingsPage';

const PATH = '/api/admin/offerings';

/** Returns the queries that the list sends. */
function serve(offerings: AdminOfferingDto[]) {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(PATH, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const total = offerings.length;
      return HttpResponse.json({ offerings, pagination: { page: 1, limit: 50, total, pages: 1 } });
    }),
  );
  return asked;
}

const open = (query = '') => renderWithProviders(<OfferingsPage />, `/admin/offerings${query}`);

describe('Offerings', () => {
  it('are listed with date, seats, waitlist and state, the next first', async () => {
    const asked = serve([buildAdminOffering()]);
    open();
    const row = (await screen.findByText('RAG evening')).closest('tr');
    for (const text of ['Feb 3, 2127, 18:00', 'Europe/Berlin', '9 of 12', '2 waiting', 'Open']) {
      expect(row?.textContent).toContain(text);
    }
    expect(asked[0]?.get('order')).toBe('soonest');
    expect(asked[0]?.get('from')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('are filtered by the address', async () => {
    const asked = serve([]);
    open('?kind=cohort&state=past&search=rag');
    await screen.findByText('No offerings found');
    const sent = Object.fromEntries(asked[0] ?? []);
    expect(sent).toMatchObject({ kind: 'cohort', state: 'past', search: 'rag', order: 'latest' });
    expect(sent).not.toHaveProperty('from');
  });

  it('may be none yet, or fail to load', async () => {
    serve([]);
    server.use(failOnce(PATH));
    const { user } = open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load the offerings');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No upcoming offerings')).toBeTruthy();
  });

  it('are canceled after a question that counts who gets an email', async () => {
    const offering = buildAdminOffering();
    serve([offering]);
    server.use(
      http.post(`${PATH}/12/cancel`, () => HttpResponse.json({ ...offering, state: 'cancelled' })),
    );
    const { user } = open();
    await user.click(await screen.findByLabelText('More for RAG evening'));
    await user.click(await screen.findByText('Cancel…'));
    await screen.findByText('Cancel RAG evening?');
    expect(screen.getByText(/^11 people will get an email/)).toBeTruthy();
    await user.click(screen.getByText('Cancel it'));
    await waitFor(() => expect(getToasts()[0]?.title).toBe('RAG evening canceled'));
  });

  it('stand on the days of their sessions in the calendar', async () => {
    serve([
      buildAdminOffering({
        sessions: ['2127-02-03', '2127-02-10'].map((day) => ({
          start: `${day}T18:00`,
          end: `${day}T20:00`,
        })),
      }),
    ]);
    open('?mode=calendar&month=2127-02');
    const links = await screen.findAllByTitle('18:00 RAG evening: Open');
    expect(links.map((link) => link.closest('td')?.title)).toEqual(['2127-02-03', '2127-02-10']);
    expect(links[0]?.getAttribute('href')).toBe('/admin/offerings/12');
  });
});
