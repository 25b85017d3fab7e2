import { useState } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { testimonialSchema } from '../forms/testimonial-schema';
import { NEW_TESTIMONIAL, toTestimonialValues } from '../forms/testimonial-values';
import { TestimonialFields } from '../forms/TestimonialFields';
import { useTestimonialForm } from '../hooks/use-testimonial-form';
import { SuspicionNote } from './SuspicionNote';

export interface TestimonialDialogsProps {
  isAdding: boolean;
  edited: AdminTestimonialDto | undefined;
  onClose: () => void;
}

export default function TestimonialDialogs({ isAdding, edited, onClose }: TestimonialDialogsProps) {
  const { create, update, meetNewerVersion } = useTestimonialForm();
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(edited);
  if (edited && edited !== shown) setShown(edited);
  return (
    <>
      <FormDialog
        open={isAdding}
        title="Add New Testimonial"
        draftName="new testimonial"
        initialValues={NEW_TESTIMONIAL}
        schema={testimonialSchema}
        submitLabel="Create"
        onSubmit={({ etag: _etag, ...data }) => create.mutateAsync({ data })}
        onClose={onClose}
      >
        <TestimonialFields />
      </FormDialog>
      {shown && (
        <FormDialog
          open={edited !== undefined}
          title="Edit Testimonial"
          draftName={`testimonial ${shown.id}`}
          initialValues={toTestimonialValues(shown)}
          schema={testimonialSchema}
          submitLabel="Update"
          onSubmit={({ etag, ...data }) =>
            update.mutateAsync({ id: shown.id, data, headers: { 'If-Match': etag } })
          }
          onRefused={(error, form) => meetNewerVersion(shown.id, error, form)}
          onClose={onClose}
        >
          {shown.status === 'pending' && shown.isSuspected && <SuspicionNote />}
          <TestimonialFields />
        </FormDialog>
      )}
    </>
  );
}
