import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../../../api/api-error';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { isGone, NoSuchRecord } from '../../../components/admin/forms/NoSuchRecord';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { RunChanges } from './RunChanges';
import styles from './RunDialog.module.css';
import { RunFacts } from './RunFacts';
import { RunProblems } from './RunProblems';

interface RunContentProps {
  query: UseQueryResult<SyncRunDto, ApiError>;
  /** To the other runs, from one that does not exist. */
  onLeave: () => void;
}

/** What a run has found, written or left alone, course by course. */
export function RunContent({ query, onLeave }: RunContentProps) {
  if (isGone(query.error)) return <NoSuchRecord noun="sync" onClose={onLeave} />;
  return (
    <QueryState
      query={query}
      loading={<Skeleton className={styles.skeleton} />}
      errorTitle="We could not load this sync"
    >
      {(run) => (
        <>
          <RunFacts run={run} />
          {run.problems > 0 && <RunProblems run={run} />}
          <RunChanges key={run.id} run={run} />
        </>
      )}
    </QueryState>
  );
}
