import { Button } from 'antd';
import type { UserDto } from '../../../../api/generated/model/userDto';
import { useListStaffCourses } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import styles from './StaffCourses.module.css';

interface StaffCoursesProps {
  user: UserDto;
  onOpen: () => void;
}

/** The first courses that somebody looks after, and how many more; leads to all of them. */
export function StaffCourses({ user, onOpen }: StaffCoursesProps) {
  const { data } = useListStaffCourses();
  if (user.role !== 'staff')
    return (
      <span className={styles.none} data-nothing>
        -
      </span>
    );
  const { titles = [], count = 0 } = data?.find(({ staff_user_id: id }) => id === user.id) ?? {};
  const more = count - titles.length;
  return (
    <Button
      type="text"
      className={styles.courses}
      aria-description={`Courses of ${user.name}`}
      title={titles.join(', ')}
      onClick={onOpen}
    >
      <span className={styles.titles}>{titles.join(', ') || 'Assign courses'}</span>
      {more > 0 && <span className={styles.more}>+{more}</span>}
    </Button>
  );
}
