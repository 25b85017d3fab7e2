import styles from './HouseRules.module.css';

const RULES = [
  {
    title: 'No pitching.',
    text: 'Recruiters and founders are welcome as people. The talks are about work, not about products.',
  },
  {
    title: 'Ask the simple question.',
    text: 'If you do not follow, three others do not either. They will thank you on the way out.',
  },
  {
    title: 'Leave room in the circle.',
    text: 'Stand so that one more person can join. It is a small thing, and it changes the evening.',
  },
] as const;

export function HouseRules() {
  return (
    <section className={styles.band} aria-labelledby="rules">
      <div className="container">
        <h2 id="rules">Three house rules</h2>
        <ol className={styles.rules}>
          {RULES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
