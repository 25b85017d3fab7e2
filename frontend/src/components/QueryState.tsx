import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../api/api-error';
import button from './button.module.css';
import { StatusPanel } from './StatusPanel';

interface QueryStateProps<T> {
  query: UseQueryResult<T, unknown>;
  loading: ReactNode;
  errorTitle: string;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a query as skeletons, an error with "Try again", the empty state, or its data. */
export function QueryState<T>(props: QueryStateProps<T>) {
  const { query, loading, errorTitle, isEmpty, empty, children } = props;
  if (query.isPending) return loading;
  if (query.isError) return <QueryError query={query} title={errorTitle} />;
  return isEmpty?.(query.data) ? empty : children(query.data);
}

export function QueryError<T>({
  query,
  title,
}: {
  query: UseQueryResult<T, unknown>;
  title: string;
}) {
  const tryAgain = (
    <button
      type="button"
      className={button.primary}
      aria-disabled={query.isFetching}
      onClick={() => void query.refetch({ cancelRefetch: false })}
    >
      {query.isFetching ? 'Trying again…' : 'Try again'}
    </button>
  );
  return (
    <StatusPanel role="alert" title={title} action={tryAgain}>
      {adviceFor(query.error)}
    </StatusPanel>
  );
}

export function adviceFor(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.isNetworkError) {
      return 'The server did not answer. Check your connection, then try again.';
    }
    // The detail of a 4xx names the error in the request.
    const detail: unknown = error.problem?.detail;
    if (error.status < 500 && typeof detail === 'string' && detail) return detail;
  }
  return 'Something went wrong on our side. Wait a moment, then try again.';
}
