import { ConfirmDialog } from '../../../../components/admin/ConfirmDialog';
import type { OfferingActions } from '../hooks/use-offering-actions';
import { affectedPeople, formatPeople } from '../offering-labels';

export function OfferingDialogs({ cancellation, deletion }: OfferingActions) {
  const people = cancellation.target ? affectedPeople(cancellation.target) : 0;
  return (
    <>
      <ConfirmDialog
        title={`Cancel ${cancellation.target?.title ?? ''}?`}
        confirmLabel="Cancel it"
        cancelLabel="Keep it"
        {...cancellation.dialog}
      >
        {people > 0
          ? `${formatPeople(people)} will get an email that it does not take place.`
          : 'Nobody has registered, so no email is sent.'}{' '}
        This action cannot be undone.
      </ConfirmDialog>
      <ConfirmDialog title="Delete the draft?" confirmLabel="Delete" {...deletion.dialog}>
        This will delete <strong>{deletion.target?.title}</strong>. This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
