import { Link, useSearchParams } from 'react-router-dom';
import { useListOfferings } from '../../../api/generated/offerings/offerings';
import type { OfferingKind } from '../../../api/generated/model/offeringKind';
import button from '../../../components/button.module.css';
import { QueryState } from '../../../components/QueryState';
import section from '../../../components/section-head.module.css';
import { Skeleton } from '../../../components/Skeleton';
import { StatusPanel } from '../../../components/StatusPanel';
import {
  type DateFilters,
  dateListAddress,
  isFiltered,
  offeringParams,
  parseDateFilters,
} from '../date-filters';
import { KINDS } from '../offering-labels';
import styles from './DateList.module.css';
import { DateListFilters } from './DateListFilters';
import { OfferingRow } from './OfferingRow';

/** The dates of one kind that come next, or the past ones, with filters by course and month. */
export function DateList({ kind }: { kind: OfferingKind }) {
  const filters = parseDateFilters(useSearchParams()[0]);
  const all = useListOfferings(offeringParams(kind, { ...filters, course: null, month: null }));
  const query = useListOfferings(offeringParams(kind, filters));
  const { path, plural } = KINDS[kind];
  const { isPast } = filters;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="upcoming">
      <div className={section.head}>
        <h2 id="upcoming">{isPast ? `Past ${plural.toLowerCase()}` : 'Next dates'}</h2>
        <Link to={dateListAddress(path, { course: null, month: null, isPast: !isPast })}>
          {isPast ? 'Next dates' : `Past ${plural.toLowerCase()}`}
        </Link>
      </div>
      {all.data && <DateListFilters path={path} filters={filters} offerings={all.data} />}
      <QueryState
        query={query}
        errorTitle="We could not load the dates"
        loading={<Loading />}
        isEmpty={(offerings) => offerings.length === 0}
        empty={<NoDates kind={kind} filters={filters} />}
      >
        {(offerings) => (
          <ul className={styles.list}>
            {offerings.map((offering) => (
              <li key={offering.id}>
                <OfferingRow offering={offering} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function NoDates({ kind, filters }: { kind: OfferingKind; filters: DateFilters }) {
  const { path, plural } = KINDS[kind];
  const { isPast } = filters;
  if (isFiltered(filters)) {
    const clear = (
      <Link
        to={dateListAddress(path, { course: null, month: null, isPast })}
        className={button.primary}
      >
        Clear Filters
      </Link>
    );
    return <StatusPanel title="No dates match your filters" action={clear} />;
  }
  if (isPast) {
    const next = (
      <Link to={path} className={button.primary}>
        See the next dates
      </Link>
    );
    return <StatusPanel title={`There are no past ${plural.toLowerCase()} yet`} action={next} />;
  }
  const subscribe = (
    // The id of the newsletter form of this page.
    <a href="#dates" className={button.primary}>
      Get the dates by mail
    </a>
  );
  return (
    <StatusPanel title="No date is set at the moment" action={subscribe}>
      Dates come by the newsletter first.
    </StatusPanel>
  );
}

function Loading() {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading dates…
      </p>
      <Skeleton style={{ height: 160 }} />
      <Skeleton style={{ height: 160, marginTop: 16 }} />
    </>
  );
}
