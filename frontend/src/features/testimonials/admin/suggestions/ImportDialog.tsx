import { Typography } from 'antd';
import { useState } from 'react';
import { Dialog } from '../../../../components/admin/Dialog';
import { FormDialog } from '../../../../components/admin/forms/FormDialog';
import { RecordNotFound } from '../../../../components/admin/forms/RecordNotFound';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { testimonialSchema } from '../forms/testimonial-schema';
import { NEW_TESTIMONIAL } from '../forms/testimonial-values';
import { TestimonialFields } from '../forms/TestimonialFields';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import type { Suggestions } from './use-suggestions';

const importSchema = testimonialSchema.omit(['courseTaken']);

const { courseTaken: _courseTaken, ...NEW_STORY } = NEW_TESTIMONIAL;

interface ImportDialogProps {
  list: ReturnType<typeof useTestimonialList>;
  suggestions: Suggestions;
}

export function ImportDialog({ list, suggestions }: ImportDialogProps) {
  const { reviewId, closeDialog: onClose } = list;
  const { imported, isGone, add } = suggestions;
  // The dialog keeps its content while it closes, and when another admin was faster.
  const [kept, setKept] = useState(imported);
  if (imported && imported !== kept) setKept(imported);
  const isKept = kept !== undefined && kept.id === reviewId;
  return (
    <>
      {kept && (
        <FormDialog
          open={isKept}
          title="Import Review"
          draftName={`review ${kept.id}`}
          initialValues={{ ...NEW_STORY, quote: kept.quote }}
          schema={importSchema}
          submitLabel="Import"
          onSubmit={(data) => add.mutateAsync({ id: kept.id, data })}
          onClose={onClose}
        >
          <Typography.Paragraph style={{ overflowWrap: 'anywhere' }}>
            {kept.rating} of 5 for <strong>{kept.courseTitle}</strong>,{' '}
            <ShortDate value={kept.reviewedAt} />
            {kept.title && <>: “{kept.title}”</>}
          </Typography.Paragraph>
          <Typography.Paragraph type="secondary">
            You can shorten the quote. Visitors see “Review on Thinkific” with the story.
          </Typography.Paragraph>
          <TestimonialFields course={null} />
        </FormDialog>
      )}
      <Dialog open={isGone && !isKept} title="Import Review" onCancel={onClose}>
        <RecordNotFound noun="review" onClose={onClose} />
      </Dialog>
    </>
  );
}
