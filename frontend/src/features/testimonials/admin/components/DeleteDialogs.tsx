import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { ConfirmDialog } from '../../../../components/admin/ConfirmDialog';

interface DeleteDialogsProps {
  doomed: AdminTestimonialDto | undefined;
  doomedCount: number | undefined;
  /** What some of them are called, where not all of them are seen. */
  samples?: string[];
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** An offer to undo stays as long as its toast. */
const EXCEPTION = 'The one exception is the Undo in the message that follows, for ten seconds.';

export function DeleteDialogs(props: DeleteDialogsProps) {
  const { doomed, doomedCount = 0, samples = [], isBusy, onConfirm, onCancel } = props;
  const dialog = { confirmLabel: 'Delete', busy: isBusy, onConfirm, onCancel };
  return (
    <>
      <ConfirmDialog open={doomed !== undefined} title="Delete Testimonial?" {...dialog}>
        This will permanently remove this testimonial. This action cannot be undone. {EXCEPTION}
      </ConfirmDialog>
      <ConfirmDialog
        open={doomedCount > 0}
        title={`Delete ${doomedCount} Testimonials?`}
        {...dialog}
      >
        {samples.length > 0 && (
          <ul aria-label="Some of them">
            {samples.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
            {doomedCount > samples.length && <li>and {doomedCount - samples.length} more</li>}
          </ul>
        )}
        This will permanently remove the selected testimonials. This action cannot be undone.{' '}
        {EXCEPTION}
      </ConfirmDialog>
    </>
  );
}
