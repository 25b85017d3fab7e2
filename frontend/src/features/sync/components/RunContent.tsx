import type { UseQueryResult } from '@tanstack/react-query';
import { Flex } from 'antd';
import type { ApiError } from '../../../api/api-error';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { isGone, NoSuchRecord } from '../../../components/admin/forms/NoSuchRecord';
import { QueryView } from '../../../components/admin/QueryView';
import { RunChanges } from './RunChanges';
import { RunFacts } from './RunFacts';
import { RunProblems } from './RunProblems';

interface RunContentProps {
  query: UseQueryResult<SyncRunDto, ApiError>;
  /** Leads from a run that does not exist to the others. */
  onLeave: () => void;
}

/** Everything about a run: its facts, its problems and its changes. */
export function RunContent({ query, onLeave }: RunContentProps) {
  if (isGone(query.error)) return <NoSuchRecord noun="sync" onClose={onLeave} />;
  return (
    <QueryView query={query} errorTitle="We could not load this sync">
      {(run) => (
        <Flex vertical gap={16}>
          <RunFacts run={run} />
          {run.problems > 0 && <RunProblems run={run} />}
          <RunChanges key={run.id} run={run} />
        </Flex>
      )}
    </QueryView>
  );
}
