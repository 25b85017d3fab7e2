import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildUser } from '../testing/builders';
import { renderWithProviders } from '../testing/render';
import { server } from '../testing/server';
import { SessionContext } from '../features/auth/session/session-context';
import { PasswordForm } from '../features/account/components/PasswordForm';

it('sends both passwords, and then is empty', async () => {
  const sent: unknown[] = [];
  server.use(
    http.put('/api/admin/account/password', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const session = {
    state: { status: 'signed-in', user: buildUser() } as const,
    signIn: () => {},
    signOut: () => {},
  };
  const { user } = renderWithProviders(
    <SessionContext value={session}>
      <PasswordForm />
    </SessionContext>,
  );
  const values = { current_password: 'the old one', password: 'seventeen green umbrellas' };
  const [current, next] = [
    screen.getByLabelText<HTMLInputElement>('Current password'),
    screen.getByLabelText<HTMLInputElement>('New password'),
  ];
  await user.type(current, values.current_password);
  await user.type(next, values.password);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(next.value).toBe(''));
  expect(current.value).toBe('');
  expect(sent).toEqual([values]);
});
