import { MyCourses } from '../../marketplace/admin';
import styles from './StaffPanels.module.css';

export function StaffPanels() {
  return (
    <section className={styles.mine} aria-labelledby="my-courses">
      <h2 id="my-courses">My Courses</h2>
      <MyCourses />
    </section>
  );
}
