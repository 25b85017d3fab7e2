import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { ConfirmDialog } from '../../../../components/admin/ConfirmDialog';
import styles from './DeleteDialogs.module.css';

interface DeleteDialogsProps {
  doomed: NewsletterDto | undefined;
  doomedTogether: NewsletterDto[] | undefined;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** So many addresses stand in the question; the rest are counted. */
const NAMED = 5;

export function DeleteDialogs(props: DeleteDialogsProps) {
  const { doomed, doomedTogether, isBusy, onConfirm, onCancel } = props;
  const dialog = { confirmLabel: 'Delete', busy: isBusy, onConfirm, onCancel };
  const more = (doomedTogether?.length ?? 0) - NAMED;
  return (
    <>
      <ConfirmDialog open={doomed !== undefined} title="Delete Subscription?" {...dialog}>
        <p className={styles.text}>
          This will permanently remove <strong>{doomed?.email}</strong>. This action cannot be
          undone.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={doomedTogether !== undefined}
        title={`Delete ${doomedTogether?.length} Subscriptions?`}
        {...dialog}
      >
        <p className={styles.text}>This will permanently remove these subscriptions:</p>
        <ul className={styles.addresses}>
          {doomedTogether?.slice(0, NAMED).map(({ id, email }) => (
            <li key={id}>{email}</li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
        <p className={styles.text}>This action cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}
