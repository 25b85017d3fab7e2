import { Button, Flex, Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { adminPaths } from '../../../../paths';
import { CourseDifference, RULES } from '../../../sync';
import { UdemyLink } from '../../components/UdemyLink';

interface UdemyCourseTitleProps {
  course: AdminUdemyCourseDto;
  onHistory: (course: AdminUdemyCourseDto) => void;
}

export function UdemyCourseTitle({ course, onHistory }: UdemyCourseTitleProps) {
  const { title, removed_at: removedAt, sync_rule: rule, difference, joined } = course;
  return (
    <>
      <strong>{title}</strong>
      <Flex wrap gap="0 12px" align="center" style={{ lineHeight: '28px' }}>
        <UdemyLink course={course} />
        <Button
          type="link"
          size="small"
          style={{ padding: 0, fontWeight: 'inherit' }}
          aria-label={`History of ${title}`}
          onClick={() => onHistory(course)}
        >
          History
        </Button>
        {joined && (
          <Link to={`${adminPaths.courses}?dialog=${joined.thinkific_id}`}>
            Same as {joined.title}
          </Link>
        )}
        {rule !== 'follow' && <Tag>{RULES[rule].chip}</Tag>}
      </Flex>
      {removedAt && (
        <p>
          <Tag color="error">Removed</Tag>{' '}
          <span id={`gone-${course.udemy_id}`}>
            Removed from Udemy on <ShortDate value={removedAt} />. You cannot show it.
          </span>
        </p>
      )}
      {difference && (
        <CourseDifference
          course={{ platform: 'udemy', id: course.udemy_id, title }}
          rule={rule}
          difference={difference}
        />
      )}
    </>
  );
}
