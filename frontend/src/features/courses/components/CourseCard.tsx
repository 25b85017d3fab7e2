import { Link } from 'react-router-dom';
import type { CourseCardDto } from '../../../api/generated/model/courseCardDto';
import type { FeaturedCourseDto } from '../../../api/generated/model/featuredCourseDto';
import { paths } from '../../../paths';
import { enrolLabel, modulesLabel } from '../course-labels';
import { CourseBadges } from './CourseBadges';
import { CourseCover } from './CourseCover';
import styles from './CourseCard.module.css';
import { PriceLabel } from './PriceLabel';

interface CourseCardProps {
  course: CourseCardDto & Partial<FeaturedCourseDto>;
  heading?: 'h2' | 'h3';
  /** A wide card with the image next to the text and the description. */
  lead?: boolean;
  /** Phones show a list row without badges and with a small image. */
  row?: boolean;
  eager?: boolean | 'first';
}

const NAMES = new Intl.ListFormat('en');

/** A course in a list. The whole card links to the course; the action only labels the link. */
export function CourseCard(props: CourseCardProps) {
  const { course, heading: Heading = 'h3', lead = false, row, eager } = props;
  const facts = [course.duration, modulesLabel(course.modules), course.format].filter(Boolean);
  const action = enrolLabel(course, { isOpen: course.isOpen, place: 'card' });
  const hidden = row ? 'visually-hidden-on-phones' : undefined;
  const kind = lead ? styles.lead : row && styles.row;
  return (
    <article className={kind ? `${styles.card} ${kind}` : styles.card}>
      <CourseCover
        course={course}
        sizes={`(min-width: 768px) ${lead ? 700 : 400}px, ${row ? '150px' : '84vw'}`}
        eager={eager}
      />
      <div className={styles.body}>
        <div className={hidden}>
          <CourseBadges course={course} />
        </div>
        <Heading className={styles.title} title={course.title}>
          {course.title}
        </Heading>
        <p className={`small-print ${styles.facts}`}>{facts.join(' · ')}</p>
        {course.instructors.length > 0 && (
          <p dir="auto" className={`small-print ${styles.instructors} ${hidden ?? ''}`}>
            With {NAMES.format(course.instructors)}
          </p>
        )}
        {lead && course.opening && <p className={styles.quote}>{course.opening}</p>}
        <div className={styles.foot}>
          <PriceLabel options={course.paymentOptions} className={styles.price} others="short" />
          <Link
            to={paths.course(course)}
            discover="none"
            className={styles.action}
            aria-label={`${action}: ${course.title}`}
          >
            <span className={hidden}>{action}</span>
            <span className="arrow" />
          </Link>
        </div>
      </div>
    </article>
  );
}
