import { ArrowUpRight } from 'lucide-react';
import { useListUdemyCourses } from '../../../api/generated/marketplace/marketplace';
import styles from './AlsoOnUdemy.module.css';
import { PriceBadge } from './PriceBadge';
import { UdemyLink } from './UdemyLink';

export default function AlsoOnUdemy() {
  const { data: courses = [] } = useListUdemyCourses();
  if (courses.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="also-on-udemy">
      <h2 id="also-on-udemy">Also on Udemy</h2>
      <p>Short courses that we teach on the marketplace.</p>
      <ul className={styles.list}>
        {courses.map((course) => (
          <li key={course.udemy_id} className={styles.course}>
            <h3>{course.title}</h3>
            <PriceBadge isPaid={course.is_paid} />
            <UdemyLink course={course} className={styles.link}>
              <ArrowUpRight size={16} aria-hidden="true" />
            </UdemyLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
