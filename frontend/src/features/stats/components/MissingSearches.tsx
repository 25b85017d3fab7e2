import type { UseQueryResult } from '@tanstack/react-query';
import type { MissingSearchDto } from '../../../api/generated/model/missingSearchDto';
import type { MissingSearchesDto } from '../../../api/generated/model/missingSearchesDto';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { formatCount } from '../../../words';
import styles from './MissingSearches.module.css';

/** What visitors would like to find in the catalogue. */
export function MissingSearches({ query }: { query: UseQueryResult<MissingSearchesDto, unknown> }) {
  return (
    <section className={styles.section} aria-labelledby="missing-searches">
      <h2 id="missing-searches">Searches without a result</h2>
      <p>What visitors of the last 90 days looked for in vain.</p>
      <QueryState
        query={query}
        loading={<Skeleton className={styles.loading} />}
        errorTitle="We could not load the searches"
        isEmpty={({ searches }) => searches.length === 0}
        empty={<p className={styles.empty}>Every search found something</p>}
      >
        {({ searches }) => <SearchTable searches={searches} />}
      </QueryState>
    </section>
  );
}

function SearchTable({ searches }: { searches: MissingSearchDto[] }) {
  return (
    <table className={styles.table} aria-labelledby="missing-searches">
      <thead>
        <tr>
          <th scope="col">Search</th>
          <th scope="col">Times</th>
          <th scope="col">Last</th>
        </tr>
      </thead>
      <tbody>
        {searches.map(({ term, count, last_day }) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{formatCount(count)}</td>
            <td>
              <time dateTime={last_day}>{DAY.format(new Date(last_day))}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The server counts in days of UTC. */
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
