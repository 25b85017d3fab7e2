import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { ApiError } from '../../../api/api-error';
import { QueryError } from '../../QueryState';
import styles from './TableFault.module.css';

interface TableFaultProps {
  query: UseQueryResult<unknown, unknown>;
  title: string;
  /** Above the rows of an earlier answer. */
  isBar?: boolean;
}

export function TableFault({ query, title, isBar = false }: TableFaultProps) {
  if (!isBar && !isRefusal(query.error)) return <QueryError query={query} title={title} />;
  return (
    <div role="alert" className={styles.bar} data-tone="danger">
      <p>
        {title}. {query.error instanceof ApiError && query.error.message}
      </p>
      <Button
        loading={query.isFetching}
        onClick={() => void query.refetch({ cancelRefetch: false })}
      >
        Try again
      </Button>
    </div>
  );
}

/** Of what the address asks for, so that the fault is not on our side, and the server says which. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}
