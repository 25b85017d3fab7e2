import { DeleteOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import {
  getListCspReportsQueryKey,
  useClearCspReports,
  useListCspReports,
} from '../../../api/generated/system/system';
import type { CspReportDto } from '../../../api/generated/model/cspReportDto';
import { EmptyState } from '../../../components/admin/EmptyState';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { OccurrenceTable } from './OccurrenceTable';

const TITLE = 'Blocked by browsers';

/** What browsers did not load because the content security policy of the pages forbids it. */
export function CspReports() {
  const query = useListCspReports({ query: { staleTime: 0 } });
  const hasSome = Boolean(query.data?.reports.length);
  return (
    <Section title={TITLE} extra={hasSome && <ClearReports />} style={{ marginTop: 16 }}>
      <QueryView
        query={query}
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
              <Alert
                banner
                type="warning"
                title="There is no room for more lines. Clear them to see what is new."
              />
            )}
            <OccurrenceTable label={TITLE} all={reports.map(toOccurrence)} />
          </>
        )}
      </QueryView>
    </Section>
  );
}

const toOccurrence = ({ blocked, directive, page, ...rest }: CspReportDto) => ({
  ...rest,
  what: `${blocked} by ${directive}`,
  where: `On ${page}`,
});

function ClearReports() {
  const { modal } = App.useApp();
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
    },
  });
  const ask = () =>
    void modal.confirm({
      title: 'Clear the reports?',
      content:
        'All lines go, for all admins. What browsers still block is listed again when it happens.',
      okText: 'Clear',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
      onOk: () => clear.mutateAsync().catch(() => undefined),
    });
  return (
    <Button icon={<DeleteOutlined aria-hidden="true" />} onClick={ask}>
      Clear Reports
    </Button>
  );
}
