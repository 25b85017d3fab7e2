import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../QueryState';
import { Skeleton } from '../../Skeleton';
import { isGone, RecordNotFound } from './RecordNotFound';
import styles from './RecordLoader.module.css';

interface RecordLoaderProps {
  /** What is edited, such as "course". */
  noun: string;
  query: UseQueryResult<unknown, unknown>;
  loading?: ReactNode;
  onClose: () => void;
}

/** What a dialog shows until it has what is edited in it, or that there is none. */
export function RecordLoader(props: RecordLoaderProps) {
  const { noun, query, loading = <Skeleton className={styles.skeleton} />, onClose } = props;
  return (
    <div className={styles.content}>
      {isGone(query.error) ? (
        <RecordNotFound noun={noun} onClose={onClose} />
      ) : (
        <QueryState query={query} loading={loading} errorTitle={`We could not load the ${noun}`}>
          {() => null}
        </QueryState>
      )}
    </div>
  );
}
