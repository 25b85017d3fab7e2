import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getToasts } from '../../../components/toaster/toast-store';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
import { SessionContext } from '../session/session-context';
import { LoginForm } from './LoginForm';

function show() {
  const session = { state: { status: 'signed-out' } as const, signIn: () => {}, signOut: () => {} };
  return renderWithProviders(
    <SessionContext value={session}>
      <LoginForm />
    </SessionContext>,
  );
}

/** Types a username and a password, and sends them. */
async function logIn({ user }: ReturnType<typeof show>) {
  await user.type(screen.getByLabelText('Username'), 'ada');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

it('says at the form why a login failed, until the next one', async () => {
  server.use(http.post('/api/admin/login', () => problem(401, 'Invalid username or password.')));
  const view = show();
  await logIn(view);
  const message = await screen.findByText('Invalid username or password.');
  expect(message.closest('form')).toBeTruthy();
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'ada');

  server.use(http.post('/api/admin/login', () => new Promise<never>(() => {})));
  await view.user.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.queryByText('Invalid username or password.')).toBeNull();
});

it.each([
  [401, 'Invalid credentials'],
  [502, 'Login failed. Request failed: Bad Gateway'],
])('has words of its own for a %i without a reason', async (status, words) => {
  const statusText = status === 401 ? 'Unauthorized' : 'Bad Gateway';
  server.use(http.post('/api/admin/login', () => new HttpResponse(null, { status, statusText })));
  await logIn(show());
  expect(await screen.findByText(words)).toBeTruthy();
  expect(getToasts()[0]).toMatchObject({ title: 'Error', description: words });
});

it('says that no answer came', async () => {
  server.use(http.post('/api/admin/login', () => HttpResponse.error()));
  await logIn(show());
  await screen.findByText('Login failed. Network error: the server did not answer');
});

it('needs both fields, and puts the focus on the first', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByText('Username is required');
  await screen.findByText('Password is required');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')));
});
