import { Button } from 'antd';
import type { TwoFactorDto } from '../../../api/generated/model/twoFactorDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import styles from './TwoFactor.module.css';

interface TwoFactorStateProps {
  state: TwoFactorDto;
  onChoose: (step: 'begin' | 'renew' | 'remove') => void;
}

/** From so few on, recovery codes are said to run out. */
const FEW = 3;

export function TwoFactorState({ state, onChoose }: TwoFactorStateProps) {
  const { enabled_at: since, recovery_codes_left: left } = state;
  if (since === null) {
    return (
      <>
        <p className={styles.lead}>
          Sign in with a code of an app on your phone beside your password, so that nobody gets in
          with the password alone.
        </p>
        <Button onClick={() => onChoose('begin')}>Set up</Button>
      </>
    );
  }
  return (
    <>
      <p className={styles.lead}>
        <ToneBadge tone="good">On</ToneBadge> since <ShortDate value={since} withTime />.{' '}
        {left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`}
        {left <= FEW && ' Make new ones before they run out.'}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => onChoose('renew')}>New recovery codes</Button>
        <Button danger type="text" onClick={() => onChoose('remove')}>
          Turn off
        </Button>
      </div>
    </>
  );
}
