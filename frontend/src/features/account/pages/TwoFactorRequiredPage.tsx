import { useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { getGetMeQueryKey } from '../../../api/generated/auth/auth';
import { AuthLayout } from '../../../components/AuthLayout';
import { useSession } from '../../auth';
import { PasskeysSection } from '../passkeys/PasskeysSection';
import { TwoFactorSection } from '../two-factor/TwoFactorSection';

/** Replaces every screen for users whose role requires two-factor authentication until they set it up. */
export default function TwoFactorRequiredPage() {
  const { signOut } = useSession();
  const queryClient = useQueryClient();
  const goOn = () => void queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() });
  return (
    <AuthLayout
      title="One more step"
      lead="Your role requires two-factor authentication. Set up an authenticator app or a passkey to continue."
    >
      <Flex vertical gap="middle">
        <TwoFactorSection onKept={goOn} />
        <PasskeysSection onAdded={goOn} />
        <Button onClick={signOut}>Logout</Button>
      </Flex>
    </AuthLayout>
  );
}
