import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { ADMIN_TOKEN_KEY, readToken, storeToken } from '../api/admin-token';
import type { UserDto } from '../api/generated/model/userDto';
import { screens } from '../screens';
import { adminPaths } from '../paths';
import { RequireRole, RequireSession } from './admin-guards';
import { buildUser } from '../testing/builders';
import { problem } from '../testing/handlers';
import { renderWithProviders } from '../testing/render';
import { server } from '../testing/server';
import { useCurrentUser, useSession } from '../features/auth/session/session-context';
import { SessionProvider } from '../features/auth/session/SessionProvider';

function Screen() {
  const { name } = useCurrentUser();
  const { signOut } = useSession();
  return <button onClick={signOut}>Log {name} out</button>;
}

/** What a browser does after another tab changed the token. */
function hearOfOtherTab() {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: ADMIN_TOKEN_KEY }));
  });
}

/** Opens the admins' screen; whom the server knows by the stored token is `me`. */
function open(me: Partial<UserDto> | 401 | 503) {
  server.use(
    http.post('/api/admin/logout', () => new HttpResponse(null, { status: 204 })),
    http.get('/api/admin/me', () =>
      typeof me === 'number' ? problem(me, 'No.') : HttpResponse.json(buildUser(me)),
    ),
  );
  return renderWithProviders(
    <SessionProvider>
      <Routes>
        <Route path="/admin/login" element={<p>The login screen</p>} />
        <Route element={<RequireSession />}>
          <Route path="/admin/dashboard" element={<p>The dashboard</p>} />
          <Route
            path="/admin/users"
            element={
              <RequireRole roles={['admin']}>
                <Screen />
              </RequireRole>
            }
          />
          <Route
            path="/admin/staff-dashboard"
            element={
              <RequireRole roles={['staff']}>
                <p>The staff’s screen</p>
              </RequireRole>
            }
          />
        </Route>
      </Routes>
    </SessionProvider>,
    '/admin/users',
  );
}

describe('SessionProvider', () => {
  it('shows the login screen to who has no token', async () => {
    open({});
    expect(await screen.findByText('The login screen')).toBeTruthy();
  });

  it('says "Loading..." while the token is checked, then shows the screen', async () => {
    storeToken('good');
    open({ name: 'Ada' });
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(await screen.findByRole('button', { name: 'Log Ada out' })).toBeTruthy();
  });

  it.each([401, 503] as const)('removes a token whose check ends in %i', async (status) => {
    storeToken('bad');
    open(status);
    expect(await screen.findByText('The login screen')).toBeTruthy();
    expect(readToken()).toBeNull();
  });

  it('ends with a logout', async () => {
    storeToken('good');
    const { user } = open({ name: 'Ada' });
    await user.click(await screen.findByRole('button', { name: 'Log Ada out' }));
    expect(await screen.findByText('The login screen')).toBeTruthy();
    expect(readToken()).toBeNull();
  });

  it('follows another tab', async () => {
    storeToken('good');
    open({ name: 'Ada' });
    await screen.findByRole('button', { name: 'Log Ada out' });
    localStorage.removeItem(ADMIN_TOKEN_KEY);
    hearOfOtherTab();
    expect(await screen.findByText('The login screen')).toBeTruthy();
  });

  it('shows who another tab signed in instead', async () => {
    storeToken('good');
    open({ name: 'Ada' });
    await screen.findByRole('button', { name: 'Log Ada out' });
    server.use(http.get('/api/admin/me', () => HttpResponse.json(buildUser({ name: 'Grace' }))));
    localStorage.setItem(ADMIN_TOKEN_KEY, 'other');
    hearOfOtherTab();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Log Grace out'));
  });
});

test('the table of screens opens to staff the dashboard, their own and the account', () => {
  const closedTo = (role: UserDto['role']) =>
    screens.filter(({ roles }) => !roles.includes(role)).map(({ path }) => path);
  const { dashboard, account, staffDashboard, myOfferings } = adminPaths;
  const all = screens.map(({ path }) => path);
  expect(closedTo('admin')).toEqual([staffDashboard, myOfferings]);
  const ofStaff: string[] = [dashboard, staffDashboard, myOfferings, account];
  expect(closedTo('staff')).toEqual(all.filter((path) => !ofStaff.includes(path)));
});

describe('RequireRole', () => {
  it('sends staff from an admin’s screen to their own', async () => {
    storeToken('good');
    open({ role: 'staff' });
    expect(await screen.findByText('The staff’s screen')).toBeTruthy();
  });
});
