import { Button } from 'antd';
import { useId } from 'react';
import type { SessionDto } from '../../../api/generated/model/sessionDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import styles from './AccountList.module.css';

interface SessionLineProps {
  session: SessionDto;
  isEnding: boolean;
  onEnd: () => void;
}

/** The own one is ended by the logout. */
export function SessionLine({ session, isEnding, onEnd }: SessionLineProps) {
  const { device, address, signed_in_at, last_seen_at, is_current: isCurrent } = session;
  const details = useId();
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.device}>
          {device} {isCurrent && <ToneBadge tone="good">This device</ToneBadge>}
        </p>
        <p id={details} className={styles.details}>
          {address}, last seen <TimeAgo value={last_seen_at} />, signed in{' '}
          <ShortDate value={signed_in_at} withTime />
        </p>
      </div>
      {!isCurrent && (
        <Button
          aria-label={`Sign out ${device}`}
          aria-describedby={details}
          loading={isEnding}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
