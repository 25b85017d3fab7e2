import { blocksOf } from '../course-description';
import styles from './CourseDescription.module.css';

/** @param text plain text, as the API sends it */
export function CourseDescription({ id, text }: { id: string; text: string }) {
  return (
    <section id={id} aria-label="Overview" className={styles.description}>
      {blocksOf(text).map((block, index) =>
        block.kind === 'list' ? (
          <ul key={index} dir="auto">
            {block.items.map((item, place) => (
              <li key={place}>{item}</li>
            ))}
          </ul>
        ) : (
          <p key={index} dir="auto">
            {block.text}
          </p>
        ),
      )}
    </section>
  );
}
