import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ShellDialogs } from '../components/admin/shell-dialogs';
import { ReauthenticationDialog } from '../features/account/reauthentication/ReauthenticationDialog';
import { SessionContext } from '../features/auth/session/session-context';
import { buildUser } from '../testing/builders';
import { renderWithProviders } from '../testing/render';
import { server } from '../testing/server';

it('asks who it is without an error until it is submitted', async () => {
  server.use(http.get('/api/admin/account/two-factor', () => HttpResponse.json({ passkeys: 0 })));
  const user = buildUser({ role: 'admin' });
  const session = {
    state: { status: 'signed-in', user } as const,
    signIn: () => {},
    signOut: () => {},
  };
  const view = renderWithProviders(
    <SessionContext value={session}>
      <ShellDialogs value={{ shown: 'reauthentication', show: () => {} }}>
        <ReauthenticationDialog />
      </ShellDialogs>
    </SessionContext>,
  );
  const password = await screen.findByLabelText('Current password');
  expect(password).toHaveProperty('value', '');
  act(() => password.focus());
  // As a dialog does that takes the focus once it is open.
  act(() => screen.getByRole('dialog').focus());
  await view.user.tab();
  expect(screen.queryByText('Current password is required')).toBeNull();
  expect(password.getAttribute('aria-invalid')).toBe('false');
  await view.user.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findAllByText('Current password is required');
  expect(password.getAttribute('aria-invalid')).toBe('true');
});
