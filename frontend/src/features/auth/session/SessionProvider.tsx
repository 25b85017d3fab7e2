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

/** Whoever removes the token (a logout, a 401 on any call, another tab) ends the session here too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const state = useSessionState();

  // What one person loaded is not for the next.
  useEffect(() => onTokenChange(() => queryClient.clear()), [queryClient]);
  useEffect(() => onTwoFactorRequired(queryClient), [queryClient]);

  const session: Session = {
    state,
    signIn: ({ access_token, user }) => {
      storeToken(access_token);
      queryClient.setQueryData(getGetMeQueryKey(), user);
    },
    signOut: () => {
      // The address first: a guard that sees no user would note it as the one to come back to.
      void navigate(adminPaths.login);
      // What the server does not hear of ends by itself.
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

/** A duty that begins while somebody works is heard of by the first call that it has refused. */
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
