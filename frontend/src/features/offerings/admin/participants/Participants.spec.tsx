import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getToasts } from '../../../../components/toaster/toast-store';
import { buildAdminOffering, buildRegistration } from '../../../../testing/builders';
import { respondWith } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { server } from '../../../../testing/server';
import { Participants } from './Participants';

const PATH = '/api/admin/offerings/12/registrations';

const ROWS = [
  buildRegistration({
    mail: {
      id: 'm1',
      state: 'refused',
      since: '2026-11-03T09:41:00.000Z',
      tries: 1,
      error: 'No such user',
    },
  }),
  buildRegistration({
    id: 'r2',
    name: 'Ada Okafor',
    status: 'offered',
    offeredUntil: '2127-01-31T09:00:00.000Z',
  }),
  buildRegistration({ id: 'r3', name: 'Li Wei', status: 'waiting', place: 1 }),
];

function show(canManage = true) {
  server.use(
    respondWith(PATH, {
      registrations: ROWS,
      pagination: { page: 1, limit: 50, total: ROWS.length, pages: 1 },
    }),
  );
  return renderWithProviders(
    <Participants offering={buildAdminOffering()} canManage={canManage} />,
    '/admin/offerings/12?tab=participants',
  );
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr');

describe('Participants', () => {
  it('are shown with bounced emails, seats on offer and places on the waitlist', async () => {
    show();
    const bounced = await rowOf('Maria Silva');
    expect(bounced?.textContent).toContain('Bounced');
    expect(bounced?.textContent).toContain('No such user');
    expect((await rowOf('Ada Okafor'))?.textContent).toContain('Seat offereduntil Jan 31, 2127');
    expect((await rowOf('Li Wei'))?.textContent).toContain('Waitlist, place 1');
  });

  it('are moved to another date that has not ended', async () => {
    const other = buildAdminOffering({ id: '13', title: 'RAG evening in March' });
    let moved: unknown;
    server.use(
      respondWith('/api/admin/offerings', {
        offerings: [buildAdminOffering(), other, buildAdminOffering({ id: '14', state: 'draft' })],
        pagination: { page: 1, limit: 100, total: 3, pages: 1 },
      }),
      http.post('/api/admin/registrations/r1/move', async ({ request }) => {
        moved = await request.json();
        return HttpResponse.json(ROWS[0]);
      }),
    );
    const { user } = show();
    await user.click(await screen.findByLabelText('Move Maria Silva'));
    await user.click(await screen.findByLabelText('New date'));
    await user.click(await screen.findByTitle(/RAG evening in March/));
    expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(1);
    await user.click(screen.getByText('Move'));
    await waitFor(() => expect(moved).toEqual({ offeringId: '13' }));
  });

  it('are recorded as present together', async () => {
    let sent: unknown;
    server.use(
      http.put('/api/admin/offerings/12/attendance', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ updatedCount: 1 });
      }),
    );
    const { user } = show(false);
    await user.click(await screen.findByLabelText('Select Maria Silva'));
    const bar = within(screen.getByLabelText('Selected participants'));
    await user.click(bar.getByText('Attended'));
    await waitFor(() => expect(sent).toEqual({ ids: ['r1'], hasAttended: true }));
    await waitFor(() => expect(getToasts()[0]?.title).toBe('Attendance of 1 participant saved'));
  });

  it('are not managed by staff', async () => {
    show(false);
    await rowOf('Maria Silva');
    expect(screen.getByLabelText('Attended Maria Silva')).toBeTruthy();
    expect(screen.queryByText('Add Participant')).toBeNull();
    expect(screen.queryByLabelText('Move Maria Silva')).toBeNull();
  });

  it('get an email of which the dialog says how many receive it', async () => {
    server.use(
      http.post('/api/admin/offerings/12/messages', () => HttpResponse.json({ recipients: 9 })),
    );
    const { user } = show();
    await user.click(await screen.findByText('Email all'));
    await screen.findByText('Email to 9 people');
    await user.type(screen.getByLabelText(/^Subject/), 'Laptop');
    await user.type(screen.getByLabelText(/^Message/), 'See you.');
    await user.click(screen.getByText('Send to 9 people'));
    await waitFor(() => expect(getToasts()[0]?.description).toBe('9 people will get it'));
  });
});
