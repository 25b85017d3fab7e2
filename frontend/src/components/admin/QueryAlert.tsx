import type { UseQueryResult } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { adviceFor } from '../QueryState';

interface QueryAlertProps {
  query: UseQueryResult<unknown, unknown>;
  title: string;
}

export function QueryAlert({ query, title }: QueryAlertProps) {
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: 16 }}
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
