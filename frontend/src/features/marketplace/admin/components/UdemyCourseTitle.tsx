import { ExportOutlined } from '@ant-design/icons';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { Badge } from '../../../../components/Badge';
import { UdemyLink } from '../../components/UdemyLink';
import styles from './UdemyCourseTitle.module.css';

export function UdemyCourseTitle({ course }: { course: AdminUdemyCourseDto }) {
  const { title, removed_at: removedAt } = course;
  return (
    <>
      <p className={styles.title}>{title}</p>
      <UdemyLink course={course} className={styles.link}>
        <ExportOutlined aria-hidden="true" />
      </UdemyLink>
      {removedAt && (
        <p className={styles.removed} data-tone="danger">
          <Badge toned>Removed</Badge>
          <span>
            Gone from Udemy since <ShortDate value={removedAt} />, so it cannot be shown.
          </span>
        </p>
      )}
    </>
  );
}
