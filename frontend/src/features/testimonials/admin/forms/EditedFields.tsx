import { useFormikContext } from 'formik';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { SuspicionNote } from '../components/SuspicionNote';
import { StoryConflict } from './StoryConflict';
import type { TestimonialForm } from './testimonial-values';
import { TestimonialFields } from './TestimonialFields';

/** Of a story as it is now; the form may have been filled from an older version. */
export function EditedFields({ story }: { story: AdminTestimonialDto }) {
  const { mine, base } = useFormikContext<TestimonialForm>().values;
  if (mine) return <StoryConflict key={base.etag} mine={mine} theirs={base} />;
  return (
    <>
      {story.status === 'pending' && story.isSuspected && <SuspicionNote />}
      <TestimonialFields />
    </>
  );
}
