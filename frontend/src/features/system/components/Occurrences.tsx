import type { ReactNode } from 'react';
import { ShortDate } from '../../../components/admin/ShortDate';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { formatCount } from '../../../words';
import styles from './Occurrences.module.css';

interface Occurrence {
  what: string;
  where: string;
  count: number;
  first_at: string;
  last_at: string;
}

interface OccurrencesProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** What happens again and again, under a title of its own. */
export function Occurrences({ title, action, children }: OccurrencesProps) {
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** The latest first, with how often and since when. */
export function OccurrenceList({ all }: { all: Occurrence[] }) {
  return (
    <ul className={styles.list}>
      {all.map((each) => (
        <li key={`${each.what} ${each.where}`}>
          <strong>{each.what}</strong>
          <span>{each.where}</span>
          <span>
            {each.count === 1 ? 'Once' : `${formatCount(each.count)} times`},{' '}
            <TimeAgo value={each.last_at} />
            {each.count > 1 && (
              <>
                , first <ShortDate value={each.first_at} withTime />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
