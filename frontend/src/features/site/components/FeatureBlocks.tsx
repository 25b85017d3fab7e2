import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import styles from './FeatureBlocks.module.css';

const FEATURES = [
  {
    title: 'Self-paced courses',
    text: 'Start tonight, stop when life interrupts, and pick up where you left off. Short modules, real exercises, and access that does not expire.',
    link: 'Browse courses',
    to: paths.courses,
  },
  {
    title: 'Live 10-week cohorts',
    text: 'A start date, a small group, and an instructor who knows what you are stuck on. You finish with a project you can defend.',
    link: 'How cohorts work',
    to: paths.cohorts,
  },
  {
    title: 'Expert webinars',
    text: 'One hour, one hard question, one person who has answered it in production. The second half is yours to ask.',
    link: 'What to expect',
    to: paths.events,
  },
  {
    title: 'Community meetups',
    text: 'An evening among people a step ahead of you and people a step behind. You will learn from both.',
    link: 'Come along',
    to: paths.meetups,
  },
] as const;

export function FeatureBlocks() {
  return (
    <section className={`container section ${styles.section}`} aria-labelledby="features">
      <h2 id="features">Four ways to learn. One way of teaching: you do the work, we read it.</h2>
      <ol className={styles.blocks}>
        {FEATURES.map(({ title, text, link, to }, index) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link to={to}>
                {link}
                <span className="arrow" />
              </Link>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
