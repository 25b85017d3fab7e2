import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { InvitationDto } from '../../../api/generated/model/invitationDto';
import { buildInvitation } from '../../../testing/builders';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { PendingInvitations } from './PendingInvitations';
import { useInvitations } from './use-invitations';

const PAGE = 10;

function Invitations() {
  return <PendingInvitations list={useInvitations()} />;
}

/** The API with these invitations, of which some may be revoked. */
function serve(invitations: InvitationDto[]) {
  let open = invitations;
  server.use(
    http.get('/api/admin/invitations', ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const total = open.length;
      return HttpResponse.json({
        invitations: open.slice((page - 1) * PAGE, page * PAGE),
        pagination: { page, limit: PAGE, total, pages: Math.ceil(total / PAGE) },
        sends_mail: true,
      });
    }),
    http.delete('/api/admin/invitations/:id', ({ params }) => {
      open = open.filter(({ id }) => id !== params['id']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

describe('PendingInvitations', () => {
  it('says that they did not come, and tries again', async () => {
    server.use(http.get('/api/admin/invitations', () => problem(503, 'The database is away.')));
    const { user } = renderWithProviders(<Invitations />);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load the pending invitations',
    );
    serve([buildInvitation({ name: 'Ada' })]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ada')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('turns to the page before when the last one of a page is revoked', async () => {
    serve(
      Array.from({ length: PAGE + 1 }, (_, n) =>
        buildInvitation({ id: `${n}`, name: `Guest ${n}` }),
      ),
    );
    const { user } = renderWithProviders(<Invitations />);
    await user.click(await screen.findByText('Next'));
    await user.click(await screen.findByLabelText('More for Guest 10'));
    await user.click(await screen.findByText('Revoke'));
    const question = await screen.findByRole('dialog', { name: 'Revoke the invitation?' });
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByLabelText('More for Guest 0')).toBeTruthy();
    await screen.findByText('Pending invitations (10)');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
