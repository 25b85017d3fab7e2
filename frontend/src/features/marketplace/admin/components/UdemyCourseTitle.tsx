import { ExportOutlined, HistoryOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { Line } from '../../../../components/admin/table/Lines';
import { Badge } from '../../../../components/Badge';
import { adminPaths } from '../../../../paths';
import { CourseDifference, RULES } from '../../../sync';
import { UdemyLink } from '../../components/UdemyLink';
import styles from './UdemyCourseTitle.module.css';

interface UdemyCourseTitleProps {
  course: AdminUdemyCourseDto;
  onHistory: (course: AdminUdemyCourseDto) => void;
}

export function UdemyCourseTitle({ course, onHistory }: UdemyCourseTitleProps) {
  const { title, removed_at: removedAt, sync_rule: rule, difference, joined } = course;
  return (
    <>
      <Line text={title}>
        <strong className={styles.title}>{title}</strong>
      </Line>
      <p className={styles.below}>
        <UdemyLink course={course} className={styles.link}>
          <ExportOutlined aria-hidden="true" />
        </UdemyLink>
        <button
          type="button"
          className={styles.link}
          aria-label={`History of ${title}`}
          onClick={() => onHistory(course)}
        >
          History
          <HistoryOutlined aria-hidden="true" />
        </button>
        {joined && (
          <Link
            to={`${adminPaths.courses}?dialog=${joined.thinkific_id}`}
            className={`${styles.link} ${styles.joined}`}
            title={joined.title}
          >
            Same as {joined.title}
          </Link>
        )}
        {rule !== 'follow' && <Badge>{RULES[rule].chip}</Badge>}
      </p>
      {removedAt && (
        <p className={styles.removed} data-tone="danger" data-grows>
          <strong>Removed</strong>{' '}
          <span id={`gone-${course.udemy_id}`}>
            Gone from Udemy since <ShortDate value={removedAt} />, so it cannot be shown.
          </span>
        </p>
      )}
      {difference && (
        <div data-grows>
          <CourseDifference
            course={{ platform: 'udemy', id: course.udemy_id, title }}
            rule={rule}
            difference={difference}
          />
        </div>
      )}
    </>
  );
}
