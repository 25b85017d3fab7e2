import { Alert, Flex } from 'antd';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { HistoryLink } from '../../../../components/admin/HistoryLink';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { pictureAddress } from '../../../../components/picture-address';
import { SuccessStory } from '../../components/SuccessStory';
import { StatusBadge } from '../components/StatusBadge';
import { SUSPICION } from '../status-labels';
import { AuthorLine, CorrectionNote, DecidedBy, StoryMarks } from './StoryNotes';

interface StoryContentProps {
  story: AdminTestimonialDto;
  onRead: (id: string) => void;
}

export function StoryContent({ story, onRead }: StoryContentProps) {
  return (
    <Flex vertical gap="middle" style={{ overflowWrap: 'anywhere' }}>
      <Flex wrap gap="4px 12px" align="center">
        <StatusBadge status={story.status} />
        <ShortDate value={story.createdAt} withTime />
        <DecidedBy story={story} />
        <HistoryLink type="story" id={story.id} />
      </Flex>
      <AuthorLine story={story} />
      {story.status === 'pending' && story.isSuspected && (
        <Alert type="error" showIcon role="none" title={SUSPICION} />
      )}
      {story.correction && <CorrectionNote correction={story.correction} />}
      <StoryMarks marks={story.marks} onRead={onRead} />
      <SuccessStory
        key={story.id}
        story={{ ...story, picture: pictureAddress(story.studentImage) }}
      />
    </Flex>
  );
}
