import { Flex, Tag } from 'antd';
import type { JoinedUdemyCourseDto } from '../../../api/generated/model/joinedUdemyCourseDto';

/** Names the linked course on Udemy, and says whether visitors see it. */
export function LinkedCourseLabel({
  joined: { title, is_visible: shown },
}: LinkedCourseLabelProps) {
  return (
    <Flex wrap gap={8} align="center">
      <Tag>Also on Udemy</Tag>
      <span>
        {title}
        {!shown && ', which visitors do not see there'}
      </span>
    </Flex>
  );
}

interface LinkedCourseLabelProps {
  joined: JoinedUdemyCourseDto;
}
