import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { paths } from '../../../paths';
import { HeroIllustration } from '../../../components/HeroIllustration';
import styles from './Hero.module.css';

const STATS = [
  { value: '20,000+', label: 'students trained' },
  { value: '20+', label: 'years teaching' },
  { value: '95%', label: 'success rate' },
] as const;

export function Hero() {
  return (
    <section className={`container ${styles.hero}`}>
      <div className={styles.text}>
        <h1>Learn it well enough to teach it.</h1>
        <p className={styles.lead}>
          Self-paced courses and ten-week cohorts in AI, data and software engineering, taught by
          people who do the work.
        </p>
        <div className={styles.buttons}>
          <Link to={paths.courses} className={button.primary}>
            Browse courses
          </Link>
          <Link to={paths.cohorts} className={button.secondary}>
            Explore cohorts
          </Link>
        </div>
        <dl className={styles.figures}>
          {STATS.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <HeroIllustration />
    </section>
  );
}
