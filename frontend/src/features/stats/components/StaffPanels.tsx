import type { ReactNode } from 'react';
import { useListMyUdemyCourses } from '../../../api/generated/marketplace-admin/marketplace-admin';
import { MyCourses } from '../../marketplace/admin';
import styles from './StaffPanels.module.css';

/** The own courses, and what may follow once they are there. */
export default function StaffPanels({ children }: { children: ReactNode }) {
  const { isPending } = useListMyUdemyCourses();
  return (
    <>
      <div className={styles.mine}>
        <MyCourses />
      </div>
      {!isPending && children}
    </>
  );
}
