import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { pictureAddress } from '../../../../components/picture-address';
import { SuccessStory } from '../../components/SuccessStory';
import { StatusBadge } from '../components/StatusBadge';
import { SuspicionNote } from '../components/SuspicionNote';
import { AuthorLine } from './AuthorLine';
import { CorrectionNote } from './CorrectionNote';
import { Decided } from './Decided';
import { StoryMarks } from './StoryMarks';
import styles from './StoryReader.module.css';
import { waitingTime } from './waiting-time';

interface ReadStoryProps {
  story: AdminTestimonialDto;
  onRead: (id: string) => void;
}

/** A story as visitors will see it, below what moderators know of it. */
export function ReadStory({ story, onRead }: ReadStoryProps) {
  const isPending = story.status === 'pending';
  return (
    <>
      <p className={styles.state}>
        <StatusBadge status={story.status} />
        {isPending && <span>{waitingTime(story.createdAt)}</span>}
        <ShortDate value={story.createdAt} withTime />
        <Decided story={story} />
      </p>
      <AuthorLine story={story} />
      {isPending && story.isSuspected && <SuspicionNote />}
      {story.correction && <CorrectionNote correction={story.correction} />}
      <StoryMarks marks={story.marks} onRead={onRead} />
      <SuccessStory
        key={story.id}
        story={{ ...story, picture: pictureAddress(story.studentImage) }}
      />
    </>
  );
}
