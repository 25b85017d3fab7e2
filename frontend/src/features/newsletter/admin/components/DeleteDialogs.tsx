import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { ConfirmDialog } from '../../../../components/admin/ConfirmDialog';
import styles from './DeleteDialogs.module.css';

export interface DoomedTogether {
  count: number;
  /** Those that stand in the question; the rest are counted. */
  emails: string[];
}

interface DeleteDialogsProps {
  doomed: NewsletterDto | undefined;
  doomedTogether: DoomedTogether | undefined;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** An offer to undo stays as long as its toast; the addresses are kept for longer. */
const FINAL =
  'The message that follows offers Undo for ten seconds. After 30 minutes nothing is kept.';

export function DeleteDialogs(props: DeleteDialogsProps) {
  const { doomed, doomedTogether, isBusy, onConfirm, onCancel } = props;
  const dialog = { confirmLabel: 'Delete', busy: isBusy, onConfirm, onCancel };
  const { count = 0, emails = [] } = doomedTogether ?? {};
  const more = count - emails.length;
  return (
    <>
      <ConfirmDialog open={doomed !== undefined} title="Delete Subscription?" {...dialog}>
        <p className={styles.text}>
          This will remove <strong>{doomed?.email}</strong>. {FINAL}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={doomedTogether !== undefined}
        title={`Delete ${count} Subscriptions?`}
        {...dialog}
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
