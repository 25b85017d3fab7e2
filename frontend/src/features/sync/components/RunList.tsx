import { keepPreviousData } from '@tanstack/react-query';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useGetSyncRunPage } from '../../../api/generated/sync/sync';
import { Pagination } from '../../../components/admin/Pagination';
import { ShortDate } from '../../../components/admin/ShortDate';
import { OpenRow } from '../../../components/admin/table/OpenRow';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { costInWords, outcomeOf, starterOf } from '../sync-words';
import course from './CourseChange.module.css';
import changes from './RunChanges.module.css';
import styles from './RunsDrawer.module.css';
import { RunStatus } from './RunStatus';

const PAGE_SIZE = 25;

interface RunListProps {
  platform: PlatformName;
  page: number;
  /** The run that was shown before the list. */
  last: number | undefined;
  onTurn: (page: number) => void;
  onOpen: (run: SyncRunDto) => void;
}

/** The runs of a platform where there is no room for a table. */
export function RunList({ platform, page, last, onTurn, onOpen }: RunListProps) {
  const query = useGetSyncRunPage(
    { platform, page, limit: PAGE_SIZE },
    { query: { placeholderData: keepPreviousData, staleTime: 0 } },
  );
  const focused = (runs: readonly SyncRunDto[]) =>
    last === undefined ? undefined : (runs.find(({ id }) => id === last) ?? runs[0]);
  return (
    <QueryState
      query={query}
      loading={<Skeleton className={changes.skeleton} />}
      errorTitle="We could not load the syncs"
      isEmpty={({ pagination: { total } }) => total === 0}
      empty={<p className={changes.empty}>Each sync is listed here for a year.</p>}
    >
      {({ runs, pagination }) => (
        <div className={styles.list}>
          <ul className={changes.changes} aria-label="Syncs" aria-busy={query.isPlaceholderData}>
            {runs.map((run) => (
              <li key={run.id}>
                <div className={course.course}>
                  <RunStatus run={run} />
                  <OpenRow autoFocus={run === focused(runs)} onClick={() => onOpen(run)}>
                    <ShortDate value={run.started_at} withTime />
                  </OpenRow>
                  <span className={course.mark}>{starterOf(run)}</span>
                </div>
                <p className={styles.words}>{outcomeOf(run)}</p>
                <p className={styles.cost}>{costInWords(run)}</p>
              </li>
            ))}
          </ul>
          <Pagination page={pagination.page} pages={pagination.pages} onTurn={onTurn} />
        </div>
      )}
    </QueryState>
  );
}
