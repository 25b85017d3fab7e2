import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AuditPageDto } from '../../../api/generated/model/auditPageDto';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { adminPaths } from '../../../paths';
import { activitiesOf, type Activity } from '../activity';
import { personInWords } from '../audit-words';
import styles from './ActivityPanel.module.css';

/** What people and programs have done last. */
export function ActivityPanel({ query }: { query: UseQueryResult<AuditPageDto, unknown> }) {
  return (
    <section className={styles.section} aria-labelledby="activity">
      <h2 id="activity">Activity</h2>
      <QueryState
        query={query}
        loading={<Skeleton className={styles.skeleton} />}
        errorTitle="We could not load the activity"
        isEmpty={({ lines }) => lines.length === 0}
        empty={<p className={styles.empty}>Nobody has changed anything yet.</p>}
      >
        {(page) => (
          <ul className={styles.lines} aria-labelledby="activity">
            {activitiesOf(page).map((activity) => (
              <ActivityLine key={activity.line.id} {...activity} />
            ))}
          </ul>
        )}
      </QueryState>
      <p className={styles.all}>
        <Link to={adminPaths.audit}>All activity</Link>
      </p>
    </section>
  );
}

function ActivityLine({ line, words }: Activity) {
  const { person, at, id } = line;
  const name = personInWords(line);
  return (
    <li>
      {person.id === null ? (
        <span className={styles.person}>{name}</span>
      ) : (
        <Link className={styles.person} to={`${adminPaths.audit}?person=${person.id}`}>
          {name}
        </Link>
      )}
      <span className={styles.time}>
        <TimeAgo value={at} />
      </span>
      <Link className={styles.act} to={`${adminPaths.audit}?dialog=${id}`}>
        {words}
      </Link>
    </li>
  );
}
