import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CourseCardDto } from '../../../api/generated/model/courseCardDto';
import { paths } from '../../../paths';
import { enrolLabel, modulesLabel, priceLabel } from '../course-labels';
import { CourseBadges } from './CourseBadges';
import { CourseCover } from './CourseCover';
import styles from './CourseCard.module.css';

interface CourseCardProps {
  course: CourseCardDto;
  heading?: 'h2' | 'h3';
  /** A lead card lies across the page, image beside text, and quotes the description. */
  lead?: boolean;
  eager?: boolean;
}

/** A course in a list. The whole card is the link to the course; the action is the link's label. */
export function CourseCard(props: CourseCardProps) {
  const { course, heading: Heading = 'h3', lead = false, eager } = props;
  const facts = [course.duration, modulesLabel(course.modules), course.format].filter(Boolean);
  const action = enrolLabel(course, { isOpen: course.isOpen, place: 'card' });
  const price = priceLabel(course.price);
  return (
    <article className={lead ? `${styles.card} ${styles.lead}` : styles.card}>
      <CourseCover course={course} eager={eager} />
      <div className={styles.body}>
        <CourseBadges course={course} />
        <Heading className={styles.title} title={course.title}>
          {course.title}
        </Heading>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {lead && course.opening && <p className={styles.quote}>{course.opening}</p>}
        <div className={styles.foot}>
          {price && <span className={styles.price}>{price}</span>}
          <Link
            to={paths.course(course)}
            className={styles.action}
            aria-label={`${action}: ${course.title}`}
          >
            {action}
            <ArrowRight size={18} aria-hidden="true" />
          </Link>
        </div>
      </div>
    </article>
  );
}
