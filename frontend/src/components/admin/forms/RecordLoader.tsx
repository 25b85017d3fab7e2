import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../QueryState';
import { Skeleton } from '../../Skeleton';
import { isGone, RecordNotFound } from './RecordNotFound';
import styles from './RecordLoader.module.css';

interface RecordLoaderProps {
  /** For example "course". */
  noun: string;
  query: UseQueryResult<unknown, unknown>;
  loading?: ReactNode;
  onClose: () => void;
}

/** Shown in a dialog while its record is loading, failed to load, or does not exist. */
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
