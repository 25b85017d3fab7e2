import { Navigate, useLocation } from 'react-router-dom';
import { AuthLayout } from '../../../components/AuthLayout';
import { LoadingScreen } from '../../../components/LoadingScreen';
import { adminPaths } from '../../../paths';
import { DemoCredential } from '../components/DemoCredential';
import { LoginForm } from '../components/LoginForm';
import { readReturnPath } from '../session/return-path';
import { useSession } from '../session/session-context';

export default function LoginPage() {
  const { state } = useSession();
  const location = useLocation();
  const returnPath = readReturnPath(location.state);
  if (state.status === 'checking') return <LoadingScreen />;
  if (state.status === 'signed-in') {
    return <Navigate to={returnPath ?? adminPaths.dashboard} replace />;
  }
  return (
    <AuthLayout
      title="Admin Login"
      lead={
        returnPath ? 'Sign in to continue where you were.' : 'For the people who run the courses.'
      }
    >
      <LoginForm />
      <DemoCredential />
    </AuthLayout>
  );
}
