import { Flex, Tag } from 'antd';
import type { JoinedUdemyCourseDto } from '../../../api/generated/model/joinedUdemyCourseDto';

export function LinkedCourseLabel({
  joined: { title, is_visible: shown },
}: LinkedCourseLabelProps) {
  return (
    <Flex wrap gap={8} align="center">
      <Tag>Also on Udemy</Tag>
      <span>
        {title}
        {!shown && ', hidden from visitors there'}
      </span>
    </Flex>
  );
}

interface LinkedCourseLabelProps {
  joined: JoinedUdemyCourseDto;
}
