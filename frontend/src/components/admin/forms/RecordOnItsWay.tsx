import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error';
import { QueryState } from '../../QueryState';
import { Skeleton } from '../../Skeleton';
import { StatusPanel } from '../../StatusPanel';
import dialog from '../dialog.module.css';
import styles from './RecordOnItsWay.module.css';

interface RecordOnItsWayProps {
  /** What is edited, such as "course". */
  noun: string;
  query: UseQueryResult<unknown, unknown>;
  loading?: ReactNode;
  onClose: () => void;
}

/** What a dialog shows until it has what is edited in it, or that there is none. */
export function RecordOnItsWay(props: RecordOnItsWayProps) {
  const { noun, query, loading = <Skeleton className={styles.skeleton} />, onClose } = props;
  return (
    <div className={styles.content}>
      {isGone(query.error) ? (
        <StatusPanel
          role="alert"
          title={`There is no such ${noun}`}
          action={
            <Button type="primary" onClick={onClose}>
              Back to the list
            </Button>
          }
        >
          Its address may be mistyped, or the {noun} is gone.
        </StatusPanel>
      ) : (
        <>
          <QueryState query={query} loading={loading} errorTitle={`We could not load the ${noun}`}>
            {() => null}
          </QueryState>
          <div className={dialog.actions}>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </>
      )}
    </div>
  );
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410);
}
