import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { getGetMeQueryKey } from '../../../api/generated/auth/auth';
import { EntryFrame } from '../../../components/EntryFrame';
import { useSession } from '../../auth';
import { TwoFactorSection } from '../two-factor/TwoFactorSection';

/** In place of every screen, for whose role needs a second factor that is not set up. */
export default function TwoFactorDutyPage() {
  const { signOut } = useSession();
  const queryClient = useQueryClient();
  return (
    <EntryFrame
      title="One more step"
      lead="Your role signs in with a code of an app, too. Set it up to go on."
    >
      <TwoFactorSection
        onKept={() => void queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() })}
      />
      <Button onClick={signOut}>Logout</Button>
    </EntryFrame>
  );
}
