import { useLocation } from 'react-router-dom';
import { readToken } from '../api/admin-token';
import { readHolder } from '../api/session-holder';
import { LoadingScreen } from '../components/LoadingScreen';
import { AdminShell } from '../layouts/AdminShell';
import { adminPaths } from '../paths';

/** Who is signed in goes on seeing what the document has shown. */
export function Waiting() {
  const { pathname } = useLocation();
  if (readToken() === null || pathname === adminPaths.login) return <LoadingScreen />;
  return <AdminShell path={pathname} holder={readHolder()} />;
}
