import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { getToasts } from '../components/toaster/toast-store';
import { buildUser } from '../testing/builders';
import { problem } from '../testing/handlers';
import { server } from '../testing/server';
import { SessionContext } from '../features/auth/session/session-context';
import { NEW_USER } from '../features/users/forms/user-values';
import { useUserMutations } from '../features/users/hooks/use-user-mutations';

const person = buildUser({ id: 'u2' });

type Mutations = ReturnType<typeof useUserMutations>;

function show() {
  const session = {
    state: { status: 'signed-in', user: buildUser() } as const,
    signIn: () => {},
    signOut: () => {},
  };
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SessionContext value={session}>{children}</SessionContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
  return renderHook(useUserMutations, { wrapper }).result;
}

const ACTIONS: [failure: string, text: string, act: (mutations: Mutations) => void][] = [
  [
    'Failed to create user',
    ' Your changes are still in the form.',
    (all) => all.create.mutate({ data: NEW_USER }),
  ],
  [
    'Failed to update user',
    ' Your changes are still in the form.',
    (all) => all.update.mutate({ user: person, data: { name: 'Ada' } }),
  ],
  ['Failed to delete user', '', (all) => all.remove.mutate(person)],
  ['Failed to sign the user out', '', (all) => all.signOut.mutate(person)],
  ['Failed to toggle user status', '', (all) => all.toggleActive.mutate(person)],
];

describe.each(ACTIONS)('%s', (failure, text, perform) => {
  const fail = async (answer: () => Response) => {
    server.use(
      http.get('/api/admin/users/u2', () => HttpResponse.json(person)),
      http.post('/api/admin/users', answer),
      http.put('/api/admin/users/u2', answer),
      http.delete('/api/admin/users/u2', answer),
      http.patch('/api/admin/users/u2/toggle-active', answer),
      http.post('/api/admin/users/u2/sign-out', answer),
    );
    const before = getToasts()[0]?.id;
    const result = show();
    act(() => perform(result.current));
    await waitFor(() => expect(getToasts()[0]?.id).not.toBe(before));
    return getToasts()[0];
  };

  it('is said when the server gives no reason', async () => {
    const status = { status: 500, statusText: 'Internal Server Error' };
    const stop = text && '.';
    expect(await fail(() => new HttpResponse(null, status))).toMatchObject({
      variant: 'destructive',
      title: 'Error',
      description: `${failure}. Request failed: Internal Server Error${stop}${text}`,
    });
  });

  it('gives way to the words of the server', async () => {
    expect(await fail(() => problem(409, 'It is refused.'))).toMatchObject({
      variant: 'destructive',
      description: `It is refused.${text}`,
    });
  });
});
