import { Flex, Tag } from 'antd';
import type { LinkedUdemyCourseDto } from '../../../api/generated/model/linkedUdemyCourseDto';

export function LinkedCourseLabel({
  linked: { title, is_visible: shown },
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
  linked: LinkedUdemyCourseDto;
}
