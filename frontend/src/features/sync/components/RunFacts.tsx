import { Link } from 'react-router-dom';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import { durationOf, effectOf, isDecided, runPath, starterOf } from '../sync-words';
import { RunStatus } from './RunStatus';
import styles from './RunFacts.module.css';

/** When, by whom and with what result, and why it is not done. */
export function RunFacts({ run }: { run: SyncRunDto }) {
  const { started_at: startedAt, fetched, requests, error, follows, status } = run;
  const isUndo = run.trigger === 'undo';
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Result">
          <RunStatus run={run} />
        </Fact>
        <Fact name="Started">
          <ShortDate value={startedAt} withTime />
        </Fact>
        <Fact name="By">{starterOf(run)}</Fact>
        {run.cancelled_by && <Fact name="Cancelled by">{run.cancelled_by}</Fact>}
        <Fact name="Took">{durationOf(run) || 'Not finished yet'}</Fact>
        {!isUndo && (
          <>
            <Fact name="Courses">{fetched}</Fact>
            <Fact name="Requests">{requests}</Fact>
          </>
        )}
      </dl>
      {error && !isDecided(run) && (
        <p className={styles.error} data-status={status}>
          {error}
        </p>
      )}
      {status === 'previewed' && follows !== null && (
        <p className={styles.error} data-status="held">
          The platform has moved on since the earlier preview. What is new is marked.
        </p>
      )}
      {isUndo && follows !== null && (
        <p className={styles.counts}>
          It put back what <Link to={runPath(follows)}>an earlier run</Link> had changed.
        </p>
      )}
      <p className={styles.counts}>
        {effectOf(run)}
        {status === 'previewed' && !isDecided(run) && '. Nothing has been written.'}
      </p>
    </>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
