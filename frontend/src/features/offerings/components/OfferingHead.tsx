import { Link } from 'react-router-dom';
import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import { paths } from '../../../paths';
import { KINDS } from '../offering-labels';
import { OfferingBadges } from './OfferingBadges';
import styles from './OfferingHead.module.css';
import { OfferingPicture } from './OfferingPicture';

/** Titles from this length up are smaller, so that they do not fill the first view. */
const LONG_TITLE = 48;

export function OfferingHead({ offering }: { offering: OfferingDetailDto }) {
  const { kind, title, summary, picture } = offering;
  const { plural, path } = KINDS[kind];
  return (
    <header className={styles.band}>
      <div className={`container ${styles.inner}`}>
        <nav aria-label="Breadcrumb" className={styles.top}>
          <ol className={`small-print ${styles.trail}`}>
            <li>
              <Link to={paths.home}>Home</Link>
            </li>
            <li>
              <Link to={path}>{plural}</Link>
            </li>
          </ol>
        </nav>
        <div className={styles.text}>
          <OfferingBadges offering={offering} withKind />
          <h1 dir="auto" className={title.length > LONG_TITLE ? styles.long : undefined}>
            {title}
          </h1>
          {summary && (
            <p dir="auto" className={styles.summary}>
              {summary}
            </p>
          )}
        </div>
        {picture && (
          <div className={styles.picture}>
            <OfferingPicture
              offering={offering}
              sizes="(min-width: 960px) 400px, (min-width: 768px) 40vw, 84vw"
              eager="first"
            />
          </div>
        )}
      </div>
    </header>
  );
}
