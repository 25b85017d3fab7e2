import { Link } from 'react-router-dom';
import { useGetUdemyCataloguePage } from '../../../api/generated/marketplace/marketplace';
import { paths } from '../../../paths';
import styles from './AlsoOnUdemy.module.css';
import { UdemyCourses } from './UdemyCourses';

export default function AlsoOnUdemy() {
  const { data: { courses, total } = { courses: [], total: 0 } } = useGetUdemyCataloguePage({});
  if (total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="also-on-udemy">
      <h2 id="also-on-udemy">Also on Udemy</h2>
      <p>Short courses that we teach on the marketplace.</p>
      <UdemyCourses courses={courses} heading="h3" />
      {total > courses.length && (
        <Link to={paths.udemyCourses} className={styles.all}>
          {`All ${total} courses on Udemy`}
        </Link>
      )}
    </section>
  );
}
