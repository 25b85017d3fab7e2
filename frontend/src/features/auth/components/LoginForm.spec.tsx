import { screen } from '@testing-library/react';
import { http } from 'msw';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { SessionContext } from '../session/session-context';
import { LoginForm } from './LoginForm';

it('says at the form why a login failed, until the next one', async () => {
  server.use(http.post('/api/admin/login', () => problem(401, 'Invalid username or password.')));
  const session = { state: { status: 'signed-out' } as const, signIn: () => {}, signOut: () => {} };
  const { user } = renderWithProviders(
    <SessionContext value={session}>
      <LoginForm />
    </SessionContext>,
  );
  await user.type(screen.getByLabelText('Username'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  const fault = await screen.findByText('Invalid username or password.');
  expect(fault.closest('form')).toBeTruthy();

  server.use(http.post('/api/admin/login', () => new Promise<never>(() => {})));
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.queryByText('Invalid username or password.')).toBeNull();
});
