export { useCurrentUser, useSession } from './session/session-context';
export { LoginPage } from './pages/LoginPage';
export { toReturnState } from './session/return-path';
export { SessionProvider } from './session/SessionProvider';
