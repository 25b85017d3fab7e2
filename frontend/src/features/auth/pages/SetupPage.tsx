import { Alert, Button } from 'antd';
import { Navigate, useParams } from 'react-router-dom';
import { useCheckSetupLink } from '../../../api/generated/auth/auth';
import { AuthLayout } from '../../../components/AuthLayout';
import { LoadingScreen } from '../../../components/LoadingScreen';
import { adminPaths } from '../../../paths';
import { SetupForm } from '../components/SetupForm';
import { useSession } from '../session/session-context';

/** The first screen of a new installation, behind the link that the start prints. */
export default function SetupPage() {
  const { token = '' } = useParams();
  const { state } = useSession();
  const link = useCheckSetupLink(token);
  if (state.status === 'signed-in') return <Navigate to={adminPaths.dashboard} replace />;
  if (link.isPending) return <LoadingScreen />;
  return (
    <AuthLayout
      title={link.data ? `Set up ${link.data.site_name}` : 'Set up your site'}
      lead="Create your account first. The dashboard then leads you through the rest."
    >
      {link.error ? (
        <Alert
          type="warning"
          showIcon
          title={link.error.problem?.detail ?? 'This setup link could not be checked.'}
          action={<Button href={adminPaths.login}>Sign in</Button>}
        />
      ) : (
        <SetupForm token={token} />
      )}
    </AuthLayout>
  );
}
