import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { onTokenChange, readToken, removeToken, storeToken } from '../../../api/admin-token';
import { getGetMeQueryKey, logout, useGetMe } from '../../../api/generated/auth/auth';
import { keepHolder } from '../../../api/session-holder';
import { clearDrafts, DraftOwner } from '../../../components/admin/forms/form-drafts';
import { adminPaths } from '../../../paths';
import { SessionContext, type Session, type SessionState } from './session-context';

/** Whoever removes the token (a logout, a 401 on any call, another tab) ends the session here too. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const state = useSessionState();

  // What one person loaded is not for the next.
  useEffect(() => onTokenChange(() => queryClient.clear()), [queryClient]);

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

function useSessionState(): SessionState {
  const token = useSyncExternalStore(onTokenChange, readToken);
  const me = useGetMe({ query: { enabled: token !== null } });
  const refused = me.isLoadingError;
  useEffect(() => {
    if (refused) removeToken();
  }, [refused]);
  useEffect(() => {
    if (me.data) keepHolder(me.data);
  }, [me.data]);
  if (token === null || refused) return { status: 'signed-out' };
  return me.data ? { status: 'signed-in', user: me.data } : { status: 'checking' };
}
