import type { InstructorDto } from '../../../api/generated/model/instructorDto';
import { Portrait } from '../../../components/Portrait';
import styles from './CourseInstructors.module.css';

interface CourseInstructorsProps {
  id: string;
  instructors: InstructorDto[];
}

export function CourseInstructors({ id, instructors }: CourseInstructorsProps) {
  if (instructors.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Who teaches
      </h2>
      <ul className={styles.instructors}>
        {instructors.map((instructor, index) => (
          <li key={index} className={styles.instructor}>
            <Portrait name={instructor.name} picture={instructor.picture} />
            <Details instructor={instructor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Details({ instructor: { name, title, bio, link } }: { instructor: InstructorDto }) {
  return (
    <div className={styles.details}>
      <h3 dir="auto">{name}</h3>
      {title && (
        <p dir="auto" className={styles.role}>
          {title}
        </p>
      )}
      {bio && (
        <p dir="auto" className={styles.bio}>
          {bio}
        </p>
      )}
      {link && (
        <a href={link} target="_blank" rel="noreferrer" className={styles.link}>
          More about {name}
          <span className="visually-hidden"> (opens in a new tab)</span>
          <span className="arrow arrow-out" />
        </a>
      )}
    </div>
  );
}
