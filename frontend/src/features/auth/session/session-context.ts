import { createContext, use } from 'react';
import type { LoginResponseDto } from '../../../api/generated/model/loginResponseDto';
import type { SignedInUserDto } from '../../../api/generated/model/signedInUserDto';

export type SessionState =
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SignedInUserDto };

export interface Session {
  state: SessionState;
  signIn: (answer: LoginResponseDto) => void;
  /** Ends the session, shows the login screen, and clears cached data and drafts. */
  signOut: () => void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession() is for components inside a SessionProvider.');
  return session;
}

/** Returns the signed-in user, and throws if there is none. */
export function useCurrentUser(): SignedInUserDto {
  const { state } = useSession();
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in on this screen.');
  return state.user;
}
