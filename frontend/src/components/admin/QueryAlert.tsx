import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { adviceFor } from '../QueryState';

interface QueryAlertProps {
  query: UseQueryResult<unknown, unknown>;
  title: string;
  className?: string | undefined;
}

/** Says why a query failed, and offers to try again. */
export function QueryAlert({ query, title, className }: QueryAlertProps) {
  return (
    <Alert
      type="error"
      showIcon
      className={className ?? ''}
      title={title}
      description={adviceFor(query.error)}
      action={
        <Button
          loading={query.isFetching}
          onClick={() => void query.refetch({ cancelRefetch: false })}
        >
          Try again
        </Button>
      }
    />
  );
}
