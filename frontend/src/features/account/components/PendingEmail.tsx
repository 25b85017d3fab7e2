import { Button } from 'antd';
import { useEffect } from 'react';
import type { PendingEmailDto } from '../../../api/generated/model/pendingEmailDto';
import { focusMainIfLost } from '../../../components/admin/focus-main';
import { isOnItsWay, MailMark } from '../../mail';
import { ShortDate } from '../../../components/admin/ShortDate';
import type { useEmailChange } from '../use-email-change';
import styles from './PendingEmail.module.css';

interface PendingEmailProps extends ReturnType<typeof useEmailChange> {
  pending: PendingEmailDto;
  /** That holds until then. */
  email: string;
}

/** The address that waits, and what became of the mail to it. The button that ends it takes the focus along. */
export function PendingEmail({ pending, email, resend, cancel }: PendingEmailProps) {
  useEffect(() => focusMainIfLost, []);
  return (
    <section className={styles.section} aria-label="New email">
      <p>
        <strong>{pending.email}</strong> waits to be confirmed by the link in the mail to it, until{' '}
        <ShortDate value={pending.expires_at} withTime />. Until then {email} stays.
      </p>
      <MailMark mail={pending.mail} />
      <div className={styles.actions}>
        <Button
          loading={resend.isPending}
          disabled={isOnItsWay(pending.mail)}
          onClick={() => resend.mutate()}
        >
          Send the mail again
        </Button>
        <Button type="text" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          Take it back
        </Button>
      </div>
    </section>
  );
}
