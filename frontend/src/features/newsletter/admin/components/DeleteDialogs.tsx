import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { ConfirmDialog } from '../../../../components/admin/ConfirmDialog';
import type { Question } from '../../../../components/admin/table/use-question';
import type { DeletionOfMany } from '../hooks/use-subscriber-mutations';
import styles from './DeleteDialogs.module.css';

interface DeleteDialogsProps {
  deletion: Question<NewsletterDto>;
  deletionOfMany: Question<DeletionOfMany>;
}

/** An offer to undo stays as long as its toast; the addresses are kept for longer. */
const FINAL =
  'The message that follows offers Undo for ten seconds. After 30 minutes nothing is kept.';

export function DeleteDialogs({ deletion, deletionOfMany }: DeleteDialogsProps) {
  const { count = 0, emails = [] } = deletionOfMany.about ?? {};
  const more = count - emails.length;
  return (
    <>
      <ConfirmDialog title="Delete Subscription?" confirmLabel="Delete" {...deletion.dialog}>
        <p className={styles.text}>
          This will remove <strong>{deletion.about?.email}</strong>. {FINAL}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title={`Delete ${count} Subscriptions?`}
        confirmLabel="Delete"
        {...deletionOfMany.dialog}
      >
        <p className={styles.text}>This will remove these subscriptions:</p>
        <ul className={styles.addresses}>
          {emails.map((email) => (
            <li key={email}>{email}</li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
        <p className={styles.text}>{FINAL}</p>
      </ConfirmDialog>
    </>
  );
}
