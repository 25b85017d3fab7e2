import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { getGetMeQueryKey } from '../../../api/generated/auth/auth';
import { EntryFrame } from '../../../components/EntryFrame';
import { useSession } from '../../auth';
import { PasskeysSection } from '../passkeys/PasskeysSection';
import { TwoFactorSection } from '../two-factor/TwoFactorSection';

/** In place of every screen, for whose role needs a second factor that is not set up. */
export default function TwoFactorDutyPage() {
  const { signOut } = useSession();
  const queryClient = useQueryClient();
  const goOn = () => void queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() });
  return (
    <EntryFrame
      title="One more step"
      lead="Your role needs a second factor beside the password: a code of an app, or a passkey. Set one up to go on."
    >
      <TwoFactorSection onKept={goOn} />
      <PasskeysSection onAdded={goOn} />
      <Button onClick={signOut}>Logout</Button>
    </EntryFrame>
  );
}
