import { keepPreviousData } from '@tanstack/react-query';
import { Button, Empty, Flex, Typography } from 'antd';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useGetSyncRunPage } from '../../../api/generated/sync/sync';
import { Pagination } from '../../../components/admin/Pagination';
import { QueryView } from '../../../components/admin/QueryView';
import { ShortDate } from '../../../components/admin/ShortDate';
import { costInWords, outcomeOf, starterOf } from '../sync-words';
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
    <QueryView
      query={query}
      errorTitle="We could not load the syncs"
      isEmpty={({ pagination: { total } }) => total === 0}
      empty={<Empty description="Each sync is listed here for a year." />}
    >
      {({ runs, pagination }) => (
        <>
          <Flex
            component="ul"
            vertical
            gap={16}
            aria-label="Syncs"
            aria-busy={query.isPlaceholderData}
          >
            {runs.map((run) => (
              <li key={run.id}>
                <Flex wrap gap={8} align="center">
                  <RunStatus run={run} />
                  <Button
                    type="link"
                    autoFocus={run === focused(runs)}
                    onClick={() => onOpen(run)}
                    style={{ padding: 0 }}
                  >
                    <ShortDate value={run.started_at} withTime />
                  </Button>
                  <Typography.Text type="secondary">{starterOf(run)}</Typography.Text>
                </Flex>
                <p style={{ overflowWrap: 'anywhere' }}>{outcomeOf(run)}</p>
                <Typography.Text type="secondary">{costInWords(run)}</Typography.Text>
              </li>
            ))}
          </Flex>
          <Pagination
            label="Pages of syncs"
            page={pagination.page}
            pages={pagination.pages}
            onTurn={onTurn}
          />
        </>
      )}
    </QueryView>
  );
}
