import type { UseQueryResult } from '@tanstack/react-query';
import type { NeedsDto } from '../../../api/generated/model/needsDto';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { CourseNeeds } from './CourseNeeds';
import { CalmFigure } from './CalmFigure';
import { LinkNeeds } from './LinkNeeds';
import styles from './NeedsYou.module.css';
import { PairNeeds } from './PairNeeds';
import { PendingStories } from './PendingStories';
import { ProposalNeeds } from './ProposalNeeds';
import { SyncNeeds } from './SyncNeeds';

/** What waits for an admin, each line with its one action. */
export function NeedsYou({ query }: { query: UseQueryResult<NeedsDto, unknown> }) {
  return (
    <section tabIndex={-1} className={styles.section} aria-labelledby="needs-you">
      <h2 id="needs-you">Needs you</h2>
      <QueryState
        query={query}
        loading={<NeedsSkeleton />}
        errorTitle="We could not load what waits for you"
        isEmpty={isNothing}
        empty={
          <div className={styles.calm}>
            <CalmFigure />
            <p>Nothing needs you</p>
          </div>
        }
      >
        {({ testimonials, syncs, proposals, pairs, changed, incomplete, unlinked }) => (
          <ul className={styles.lines}>
            <SyncNeeds syncs={syncs} />
            <ProposalNeeds needs={proposals} />
            <PairNeeds needs={pairs} />
            <PendingStories testimonials={testimonials} />
            <CourseNeeds
              need="changed"
              needs={changed}
              words="Changed on Thinkific"
              action="Review"
            />
            <LinkNeeds needs={unlinked} />
            <CourseNeeds need="incomplete" needs={incomplete} words="Missing" action="Fill in" />
          </ul>
        )}
      </QueryState>
    </section>
  );
}

function isNothing(needs: NeedsDto): boolean {
  const { testimonials, syncs, proposals, pairs, changed, incomplete, unlinked } = needs;
  const lists = [proposals, pairs, changed, incomplete, unlinked];
  const courses = lists.reduce((sum, { total }) => sum + total, 0);
  return testimonials.length + syncs.length + courses === 0;
}

function NeedsSkeleton() {
  return (
    <div className={styles.lines} role="status" aria-label="Loading...">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={styles.line}>
          <Skeleton className={styles.skeleton} />
        </div>
      ))}
    </div>
  );
}
