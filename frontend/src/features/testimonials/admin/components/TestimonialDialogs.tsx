import { useState } from 'react';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { RecordLoader } from '../../../../components/admin/forms/RecordLoader';
import { testimonialSchema } from '../forms/testimonial-schema';
import {
  NEW_TESTIMONIAL,
  toTestimonialForm,
  type TestimonialForm,
} from '../forms/testimonial-values';
import { EditedFields, TestimonialFields } from '../forms/TestimonialFields';
import { useTestimonialForm } from '../hooks/use-testimonial-form';
import type { useTestimonialList } from '../hooks/use-testimonial-list';

interface TestimonialDialogsProps {
  /** Its address names the story to edit, or "new". */
  list: ReturnType<typeof useTestimonialList>;
}

export function TestimonialDialogs({ list }: TestimonialDialogsProps) {
  const { isAdding, editedId, edited, record, closeDialog: onClose } = list;
  const { create, update, loadConflict } = useTestimonialForm();
  // The dialog keeps its content while it closes.
  const [kept, setKept] = useState({ id: editedId, story: edited });
  if (editedId !== '' && (editedId !== kept.id || edited !== kept.story)) {
    setKept({ id: editedId, story: edited });
  }
  const { id, story: shown } = kept;
  return (
    <>
      <FormDialog
        open={isAdding}
        title="Add New Testimonial"
        draftName="new story"
        initialValues={NEW_TESTIMONIAL}
        schema={testimonialSchema}
        submitLabel="Create"
        onSubmit={(data) => create.mutateAsync({ data })}
        onClose={onClose}
      >
        <TestimonialFields />
      </FormDialog>
      {id !== '' && (
        <FormDialog<TestimonialForm>
          open={editedId !== ''}
          title="Edit Testimonial"
          draftName={`story ${id}`}
          initialValues={shown && toTestimonialForm(shown)}
          placeholder={<RecordLoader noun="story" query={record} onClose={onClose} />}
          schema={testimonialSchema}
          submitLabel="Update"
          onSubmit={({ base, mine: _mine, ...data }) =>
            update.mutateAsync({ id, data, headers: { 'If-Match': base.etag } })
          }
          onRefused={(error, form) => loadConflict(id, error, form)}
          onClose={onClose}
        >
          {shown && <EditedFields story={shown} />}
        </FormDialog>
      )}
    </>
  );
}
