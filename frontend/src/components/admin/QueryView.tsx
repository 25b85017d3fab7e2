import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { QueryAlert } from './QueryAlert';

interface QueryViewProps<T> {
  query: UseQueryResult<T, unknown>;
  loading?: ReactNode;
  errorTitle: string;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** Shows a query as a skeleton, an error with "Try again", the empty state, or its data. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, loading = <Loading />, errorTitle, isEmpty, empty, children } = props;
  if (query.isPending) return loading;
  if (!query.isError) return isEmpty?.(query.data) ? empty : children(query.data);
  return <QueryAlert query={query} title={errorTitle} />;
}

/** Screen readers would read antd's skeleton as a list. */
export function Loading() {
  return (
    <div role="status" aria-label="Loading...">
      <div aria-hidden="true">
        <Skeleton active />
      </div>
    </div>
  );
}
