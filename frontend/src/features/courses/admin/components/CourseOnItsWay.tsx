import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';
import { ApiError } from '../../../../api/api-error';
import dialog from '../../../../components/admin/dialog.module.css';
import { QueryState } from '../../../../components/QueryState';
import { StatusPanel } from '../../../../components/StatusPanel';
import styles from './CourseOnItsWay.module.css';
import { CourseFormSkeleton } from './CourseFormSkeleton';

interface CourseOnItsWayProps {
  query: UseQueryResult<unknown, unknown>;
  onClose: () => void;
}

/** What the dialog shows until it has its course, or that there is none. */
export function CourseOnItsWay({ query, onClose }: CourseOnItsWayProps) {
  return (
    <div className={styles.content}>
      {isGone(query.error) ? (
        <StatusPanel
          role="alert"
          title="There is no such course"
          action={
            <Button type="primary" onClick={onClose}>
              Back to the list
            </Button>
          }
        >
          Its address may be mistyped, or the course is gone.
        </StatusPanel>
      ) : (
        <>
          <QueryState
            query={query}
            loading={<CourseFormSkeleton />}
            errorTitle="We could not load the course"
          >
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
