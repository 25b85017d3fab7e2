import { Button } from 'antd';
import { useId } from 'react';
import type { PasskeyDto } from '../../../api/generated/model/passkeyDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import styles from '../components/AccountList.module.css';

interface PasskeyLineProps {
  passkey: PasskeyDto;
  onChoose: (step: 'rename' | 'remove') => void;
}

export function PasskeyLine({ passkey, onChoose }: PasskeyLineProps) {
  const { name, is_backed_up: isBackedUp, created_at, last_used_at } = passkey;
  const details = useId();
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.device}>
          {name} {isBackedUp && <ToneBadge tone="other">Synced</ToneBadge>}
        </p>
        <p id={details} className={styles.details}>
          {last_used_at === null ? (
            'Not used yet'
          ) : (
            <>
              Used <TimeAgo value={last_used_at} />
            </>
          )}
          , added <ShortDate value={created_at} withTime />
        </p>
      </div>
      <div className={styles.acts}>
        <Button aria-label={`Rename ${name}`} onClick={() => onChoose('rename')}>
          Rename
        </Button>
        <Button
          danger
          type="text"
          aria-label={`Remove ${name}`}
          aria-describedby={details}
          onClick={() => onChoose('remove')}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
