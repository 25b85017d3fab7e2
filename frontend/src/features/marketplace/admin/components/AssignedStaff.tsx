import { CloseOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import styles from './AssignedStaff.module.css';

interface AssignedStaffProps {
  course: AdminUdemyCourseDto;
  onUnassign: (person: { id: string; name: string }) => Promise<boolean>;
}

export function AssignedStaff({ course, onUnassign }: AssignedStaffProps) {
  const { title, assigned_staff: staff } = course;
  const [leaving, setLeaving] = useState<string>();
  const cell = useRef<HTMLDivElement>(null);
  const remove = async (id: string, name: string) => {
    setLeaving(id);
    // The button goes away with the badge, and the focus would go with it.
    cell.current?.focus();
    await onUnassign({ id, name });
    setLeaving(undefined);
  };
  return (
    <div
      ref={cell}
      tabIndex={-1}
      role="group"
      aria-label={`Staff assigned to ${title}`}
      className={styles.cell}
    >
      {staff.length === 0 && <span className={styles.nobody}>Nobody</span>}
      <ul className={styles.badges}>
        {staff.map(({ id, staff_user_id: userId, staff_name: name }) => (
          <li key={id} className={styles.badge} aria-busy={leaving === userId}>
            <span title={name}>{name}</span>
            <button
              type="button"
              aria-label={`Unassign ${name} from ${title}`}
              disabled={leaving !== undefined}
              onClick={() => void remove(userId, name)}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
