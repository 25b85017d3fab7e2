import styles from './Subjects.module.css';

interface SubjectsProps {
  title: string;
  subjects: readonly { tone: 'ai' | 'data' | 'software'; name: string; text: string }[];
}

export function Subjects({ title, subjects }: SubjectsProps) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="subjects">
      <h2 id="subjects">{title}</h2>
      <ul className={styles.subjects}>
        {subjects.map(({ tone, name, text }) => (
          <li key={name} data-tone={tone}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
