import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { ConfirmDialog } from '../../../../components/admin/ConfirmDialog';
import type { Confirmation } from '../../../../components/admin/use-confirmation';
import { pluralize, formatCount } from '../../../../format-count';
import type { DeletionOfMany } from '../hooks/use-subscriber-mutations';

interface DeleteDialogsProps {
  deletion: Confirmation<NewsletterDto>;
  deletionOfMany: Confirmation<DeletionOfMany>;
}

export function DeleteDialogs({ deletion, deletionOfMany }: DeleteDialogsProps) {
  const { count = 0, emails = [] } = deletionOfMany.target ?? {};
  const more = count - emails.length;
  return (
    <>
      <ConfirmDialog title="Delete Subscription?" confirmLabel="Delete" {...deletion.dialog}>
        This will remove <strong>{deletion.target?.email}</strong>. This action cannot be undone.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Delete ${pluralize(count, 'Subscription')}?`}
        confirmLabel="Delete"
        {...deletionOfMany.dialog}
      >
        {intro(count, emails)}
        {emails.length > 0 && (
          <ul style={{ marginBlock: 8, fontWeight: 600 }}>
            {emails.map((email) => (
              <li key={email}>{email}</li>
            ))}
            {more > 0 && <li>and {more} more</li>}
          </ul>
        )}
        This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}

function intro(count: number, emails: string[]): string {
  if (emails.length === 0) {
    return `This will remove the newest ${formatCount(count)} subscriptions that match. `;
  }
  return count === 1
    ? 'This will remove this subscription:'
    : 'This will remove these subscriptions:';
}
