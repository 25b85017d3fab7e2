import { CopyOutlined, DeleteOutlined, SendOutlined } from '@ant-design/icons';
import type { InvitationDto } from '../../../api/generated/model/invitationDto';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import type { DataColumn } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { Pagination } from '../../../components/admin/Pagination';
import { Section } from '../../../components/admin/Section';
import { ShortDate } from '../../../components/admin/ShortDate';
import { useHistoryAction } from '../../../components/admin/use-history-action';
import { useConfirmation } from '../../../components/admin/use-confirmation';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { MailStatus } from '../../mail';
import { RoleBadge } from '../components/RoleBadge';
import type { useInvitations } from './use-invitations';

const COLUMNS: DataColumn<InvitationDto>[] = [
  { title: 'Name', card: 'name', ellipsis: true, render: ({ name }) => name },
  { title: 'Email', card: 'text', ellipsis: true, render: ({ email }) => email },
  { title: 'Role', width: 96, card: 'status', render: ({ role }) => <RoleBadge role={role} /> },
  { title: 'Delivery', width: 208, card: 'text', render: ({ mail }) => <MailStatus mail={mail} /> },
  {
    title: 'Expires',
    width: 128,
    card: 'text',
    render: ({ expires_at: end }) =>
      Date.parse(end) <= Date.now() ? (
        <ToneBadge tone="caution">Expired</ToneBadge>
      ) : (
        <>
          until <ShortDate value={end} />
        </>
      ),
  },
];

export function PendingInvitations({ list }: { list: ReturnType<typeof useInvitations> }) {
  const { query, sendsMail, resend, getLink, revoke } = list;
  const { target: revoked, ask, dialog } = useConfirmation<InvitationDto>(revoke);
  const historyOf = useHistoryAction('invitation');
  const busyId = (call: typeof resend | typeof getLink) =>
    call.isPending ? call.variables.id : undefined;
  if (!query.isError && list.total === 0) return null;
  return (
    <Section title={`Pending invitations (${list.total})`} style={{ marginTop: 24 }}>
      <DataTable
        label="Pending invitations"
        query={query}
        rows={query.data?.invitations}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        columns={COLUMNS}
        actions={(invitation) => [
          {
            title: sendsMail ? 'Send again' : 'Renew for seven days',
            words: sendsMail ? 'Send again to' : 'Renew for',
            icon: <SendOutlined />,
            loading: busyId(resend) === invitation.id,
            onClick: () => resend.mutate(invitation),
          },
          {
            title: 'Get the link',
            words: 'Get the link for',
            icon: <CopyOutlined />,
            loading: busyId(getLink) === invitation.id,
            onClick: () => getLink.mutate(invitation),
          },
          historyOf(invitation.id),
          {
            title: 'Revoke',
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => ask(invitation),
          },
        ]}
        actionsKey={`${sendsMail} ${busyId(resend)} ${busyId(getLink)}`}
        empty={{ title: 'No pending invitations' }}
        errorTitle="We could not load the pending invitations"
      />
      <Pagination
        page={list.page}
        pages={list.pages}
        onTurn={list.turnTo}
        label="Pages of invitations"
      />
      <ConfirmDialog title="Revoke the invitation?" confirmLabel="Revoke" {...dialog}>
        The link of <strong>{revoked?.name}</strong> ({revoked?.email}) stops working. You may
        invite the address again.
      </ConfirmDialog>
    </Section>
  );
}
