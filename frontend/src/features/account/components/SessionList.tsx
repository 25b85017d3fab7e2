import { LogoutOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import {
  getListSessionsQueryKey,
  useEndOtherSessions,
  useEndSession,
  useListSessions,
} from '../../../api/generated/account/account';
import type { SessionDto } from '../../../api/generated/model/sessionDto';
import type { DataColumn } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { focusAncestorOnUnmount } from '../../../components/admin/focus-ancestor-on-unmount';
import { Section } from '../../../components/admin/Section';
import { ShortDate } from '../../../components/admin/ShortDate';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

const COLUMNS: DataColumn<SessionDto>[] = [
  {
    title: 'Device',
    card: 'name',
    render: ({ device, is_current: isCurrent }) => (
      <>
        {device} {isCurrent && <ToneBadge tone="good">This device</ToneBadge>}
      </>
    ),
  },
  {
    title: 'Last seen',
    card: 'text',
    render: ({ last_seen_at: time, address }) => (
      <>
        Seen <TimeAgo value={time} /> from {address}
      </>
    ),
  },
  {
    title: 'Signed in',
    card: 'text',
    render: ({ signed_in_at: time }) => (
      <>
        Since <ShortDate value={time} withTime />
      </>
    ),
  },
];

export function SessionList() {
  const query = useListSessions();
  const queryClient = useQueryClient();
  const mutation = {
    onSuccess: () => toast({ title: 'Success', description: 'Signed out' }),
    onError: (error: unknown) => toastFailure('Failed to sign out', error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() }),
  };
  const end = useEndSession({ mutation });
  const endOthers = useEndOtherSessions({ mutation });
  const endingId = end.isPending ? end.variables.id : undefined;
  return (
    <Section
      title="Where you are signed in"
      tabIndex={-1}
      extra={
        query.data?.some((session) => !session.is_current) && (
          <span ref={focusAncestorOnUnmount}>
            <Button loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
              Sign out everywhere else
            </Button>
          </span>
        )
      }
    >
      <DataTable
        label="Sessions"
        query={query}
        rows={query.data}
        rowKey={({ id }) => id}
        rowName={({ device }) => device}
        columns={COLUMNS}
        // Logout ends the current session.
        actions={({ id, is_current: isCurrent }) =>
          isCurrent
            ? []
            : [
                {
                  title: 'Sign out',
                  icon: <LogoutOutlined />,
                  loading: endOthers.isPending || id === endingId,
                  onClick: () => end.mutate({ id }),
                },
              ]
        }
        actionsKey={`${endOthers.isPending} ${endingId}`}
        empty={{ title: 'No sessions' }}
        errorTitle="We could not load your sessions"
      />
    </Section>
  );
}
