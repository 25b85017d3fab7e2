import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { HeroIllustration } from '../../../components/HeroIllustration';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import styles from './Hero.module.css';

export function Hero() {
  const { headline, lead, stats } = useSite();
  return (
    <section className={`container ${styles.hero}`}>
      <div className={styles.text}>
        <h1>{headline}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        <div className={styles.buttons}>
          <Link to={paths.courses} className={button.primary}>
            Browse courses
          </Link>
          <Link to={paths.cohorts} className={button.secondary}>
            Explore cohorts
          </Link>
        </div>
        {stats.length > 0 && (
          <dl className={styles.figures}>
            {stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <HeroIllustration />
    </section>
  );
}
