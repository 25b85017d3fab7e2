import { Link } from 'react-router-dom';
import type { UdemyCataloguePageDto } from '../../../api/generated/model/udemyCataloguePageDto';
import styles from './AlsoOnUdemy.module.css';
import { UdemyCourses } from './UdemyCourses';

interface AlsoOnUdemyProps extends UdemyCataloguePageDto {
  all: string;
}

export function AlsoOnUdemy({ courses, total, all }: AlsoOnUdemyProps) {
  if (total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="also-on-udemy">
      <h2 id="also-on-udemy">Also on Udemy</h2>
      <p>Short courses that we teach on the marketplace.</p>
      <UdemyCourses courses={courses} heading="h3" />
      {total > courses.length && (
        <Link to={all} className={styles.all}>
          {`All ${total} courses on Udemy`}
        </Link>
      )}
    </section>
  );
}
