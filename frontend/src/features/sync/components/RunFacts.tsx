import { Alert, Descriptions } from 'antd';
import { Link } from 'react-router-dom';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import { durationOf, effectOf, isDecided, runPath, starterOf } from '../sync-labels';
import { RunStatus } from './RunStatus';

export function RunFacts({ run }: { run: SyncRunDto }) {
  const { started_at: startedAt, fetched, requests, error, follows, status } = run;
  const isUndo = run.trigger === 'undo';
  const facts = {
    Result: <RunStatus run={run} />,
    Started: <ShortDate value={startedAt} withTime />,
    By: starterOf(run),
    ...(run.cancelled_by && { 'Canceled by': run.cancelled_by }),
    Took: durationOf(run) || 'Not finished yet',
    ...(!isUndo && { Courses: fetched, Requests: requests }),
  };
  return (
    <>
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 3 }}
        styles={{ content: { overflowWrap: 'anywhere' } }}
        items={Object.entries(facts).map(([label, children]) => ({ key: label, label, children }))}
      />
      {error && !isDecided(run) && (
        <Alert type={status === 'held' ? 'warning' : 'error'} role="none" title={error} />
      )}
      {status === 'previewed' && follows !== null && (
        <Alert
          type="warning"
          role="none"
          title="The platform has changed since the earlier preview. New changes are marked."
        />
      )}
      {isUndo && follows !== null && (
        <p>
          It undid <Link to={runPath(follows)}>an earlier sync</Link>.
        </p>
      )}
      <p>
        {effectOf(run)}
        {status === 'previewed' && !isDecided(run) && '. Nothing has been applied.'}
      </p>
    </>
  );
}
