import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { SuccessStory } from '../../components/SuccessStory';
import { SuspicionNote } from './SuspicionNote';
import styles from './StoryRow.module.css';

export function StoryRow({ testimonial }: { testimonial: AdminTestimonialDto }) {
  return (
    <div className={styles.story}>
      {testimonial.status === 'pending' && testimonial.isSuspected && <SuspicionNote />}
      <SuccessStory story={testimonial} />
    </div>
  );
}
