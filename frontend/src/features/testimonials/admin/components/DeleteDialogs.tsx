import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { ConfirmDialog } from '../../../../components/admin/ConfirmDialog';
import type { Confirmation } from '../../../../components/admin/use-confirmation';
import { pluralize } from '../../../../format-count';
import type { DeletionOfMany } from '../hooks/use-moderation';

interface DeleteDialogsProps {
  deletion: Confirmation<AdminTestimonialDto>;
  deletionOfMany: Confirmation<DeletionOfMany>;
}

export function DeleteDialogs({ deletion, deletionOfMany }: DeleteDialogsProps) {
  const { count = 0, samples = [] } = deletionOfMany.target ?? {};
  return (
    <>
      <ConfirmDialog title="Delete Testimonial?" confirmLabel="Delete" {...deletion.dialog}>
        This will permanently remove this testimonial. This action cannot be undone.
      </ConfirmDialog>
      <ConfirmDialog
        title={`Delete ${pluralize(count, 'Testimonial')}?`}
        confirmLabel="Delete"
        {...deletionOfMany.dialog}
      >
        {samples.length > 0 && (
          <ul aria-label="Some of them">
            {samples.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
            {count > samples.length && <li>and {count - samples.length} more</li>}
          </ul>
        )}
        This will permanently remove{' '}
        {count === 1 ? 'this testimonial' : 'the selected testimonials'}. This action cannot be
        undone.
      </ConfirmDialog>
    </>
  );
}
