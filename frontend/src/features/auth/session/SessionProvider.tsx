import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { onTokenChange, readToken, removeToken, storeToken } from '../../../api/admin-token';
import { ApiError } from '../../../api/api-error';
import { getGetMeQueryKey, logout, useGetMe } from '../../../api/generated/auth/auth';
import { clearDrafts, DraftOwner } from '../../../components/admin/forms/form-drafts';
import { adminPaths } from '../../../paths';
import { SessionContext, type Session, type SessionState } from './session-context';

const TWO_FACTOR_REQUIRED = 'urn:lectern:problem:two-factor-required';

/** Ends the session when anything removes the token: logout, a 401, or another tab. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const state = useSessionState();

  // The next user must not see cached data of the previous one.
  useEffect(() => onTokenChange(() => queryClient.clear()), [queryClient]);
  useEffect(() => onTwoFactorRequired(queryClient), [queryClient]);

  const session: Session = {
    state,
    signIn: ({ access_token, user }) => {
      storeToken(access_token);
      queryClient.setQueryData(getGetMeQueryKey(), user);
    },
    signOut: () => {
      // Navigate first: the guard would otherwise store the current address as the one to return to.
      void navigate(adminPaths.login);
      // If this request fails, the server's session expires by itself.
      logout().catch(() => undefined);
      removeToken();
      clearDrafts();
    },
  };
  return (
    <SessionContext value={session}>
      <DraftOwner value={state.status === 'signed-in' ? state.user.id : ''}>{children}</DraftOwner>
    </SessionContext>
  );
}

/** If the requirement starts during a session, the first 403 reloads the user, and the guard shows the setup page. */
function onTwoFactorRequired(queryClient: QueryClient): () => void {
  const hear = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    const error: unknown =
      event.type === 'updated' && event.action.type === 'error' && event.action.error;
    if (!(error instanceof ApiError) || error.problem?.type !== TWO_FACTOR_REQUIRED) return;
    void queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() });
  };
  const stops = [
    queryClient.getQueryCache().subscribe(hear),
    queryClient.getMutationCache().subscribe(hear),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function useSessionState(): SessionState {
  const token = useSyncExternalStore(onTokenChange, readToken);
  const me = useGetMe({ query: { enabled: token !== null } });
  const refused = me.isLoadingError;
  useEffect(() => {
    if (refused) removeToken();
  }, [refused]);
  if (token === null || refused) return { status: 'signed-out' };
  return me.data ? { status: 'signed-in', user: me.data } : { status: 'checking' };
}
