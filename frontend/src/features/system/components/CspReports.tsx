import { DeleteOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import {
  getListCspReportsQueryKey,
  useClearCspReports,
  useListCspReports,
} from '../../../api/generated/system/system';
import type { CspReportDto } from '../../../api/generated/model/cspReportDto';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { EmptyState } from '../../../components/admin/EmptyState';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { OccurrenceList, Occurrences } from './Occurrences';
import styles from './Occurrences.module.css';

/** What browsers did not load because the policy of the pages forbids it. */
export function CspReports() {
  const query = useListCspReports({ query: { staleTime: 0 } });
  const hasSome = Boolean(query.data?.reports.length);
  return (
    <Occurrences title="Blocked by browsers" action={hasSome && <ClearReports />}>
      <QueryState
        query={query}
        loading={<Skeleton className={styles.skeleton} />}
        errorTitle="We could not load what browsers have reported"
        isEmpty={({ reports }) => reports.length === 0}
        empty={
          <EmptyState title="Nothing was blocked">
            When a page wants to load something that its content security policy forbids, browsers
            tell it here.
          </EmptyState>
        }
      >
        {({ reports, is_full: isFull }) => (
          <>
            {isFull && (
              <p className={styles.full}>
                There is no room for more lines. Clear them to see what is new.
              </p>
            )}
            <OccurrenceList all={reports.map(toOccurrence)} />
          </>
        )}
      </QueryState>
    </Occurrences>
  );
}

const toOccurrence = ({ blocked, directive, page, ...rest }: CspReportDto) => ({
  ...rest,
  what: `${blocked} by ${directive}`,
  where: `On ${page}`,
});

function ClearReports() {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const clear = useClearCspReports({
    mutation: {
      onSuccess: () => {
        toast({
          title: 'Reports cleared',
          description: 'What happens from now on is listed again',
        });
        return queryClient.invalidateQueries({ queryKey: getListCspReportsQueryKey() });
      },
      onError: toastError('Failed to clear the reports'),
      onSettled: () => setAsking(false),
    },
  });
  return (
    <>
      <Button icon={<DeleteOutlined aria-hidden="true" />} onClick={() => setAsking(true)}>
        Clear Reports
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Clear the reports?"
        confirmLabel="Clear"
        busy={clear.isPending}
        onConfirm={() => clear.mutate()}
        onCancel={() => setAsking(false)}
      >
        All lines go, for all admins. What browsers still block is listed again when it happens.
      </ConfirmDialog>
    </>
  );
}
