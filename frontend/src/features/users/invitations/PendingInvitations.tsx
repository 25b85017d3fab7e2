import { CopyOutlined, DeleteOutlined, SendOutlined } from '@ant-design/icons';
import type { InvitationDto } from '../../../api/generated/model/invitationDto';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { IconAction } from '../../../components/admin/IconAction';
import { Pagination } from '../../../components/admin/Pagination';
import { ShortDate } from '../../../components/admin/ShortDate';
import type { Action } from '../../../components/admin/RowActions';
import { QueryAlert } from '../../../components/admin/QueryAlert';
import { useHistoryAction } from '../../../components/admin/table/use-history-action';
import { useQuestion } from '../../../components/admin/table/use-question';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { RoleBadge } from '../components/RoleBadge';
import styles from './Invitations.module.css';
import { MailMark } from '../../mail';
import type { useInvitations } from './use-invitations';

/** Who is invited and has not come yet; nothing where there is nobody. */
export function PendingInvitations({ list }: { list: ReturnType<typeof useInvitations> }) {
  const { query, invitations, total, page, pages, turnTo, resend, revoke, copyLink } = list;
  const { about: doomed, ask, dialog } = useQuestion<InvitationDto>(revoke);
  const historyOf = useHistoryAction('invitation');
  if (query.isError && !query.data) {
    return <QueryAlert query={query} title="We could not load the pending invitations" />;
  }
  if (total === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="pending-invitations">
      <h2 id="pending-invitations">Pending invitations ({total})</h2>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <p className={styles.person}>
              <strong>{invitation.name}</strong> <span>{invitation.email}</span>
            </p>
            <RoleBadge role={invitation.role} />
            <div className={styles.mail}>
              <MailMark mail={invitation.mail} />
            </div>
            <p className={styles.until}>
              <Expiry {...invitation} />
            </p>
            <div className={styles.actions}>
              <IconAction
                tooltip={list.sendsMail ? 'Send again' : 'Renew for seven days'}
                label={`${list.sendsMail ? 'Send again to' : 'Renew for'} ${invitation.name}`}
                icon={<SendOutlined />}
                loading={resend.isPending && resend.variables.id === invitation.id}
                onClick={() => resend.mutate({ id: invitation.id })}
              />
              <IconAction
                tooltip="Copy link"
                label={`Copy link for ${invitation.name}`}
                icon={<CopyOutlined />}
                loading={list.copyingIds.includes(invitation.id)}
                onClick={() => void copyLink(invitation)}
              />
              <HistoryAction action={historyOf(invitation.id)} name={invitation.name} />
              <IconAction
                tooltip="Revoke"
                label={`Revoke ${invitation.name}`}
                icon={<DeleteOutlined />}
                danger
                onClick={() => ask(invitation)}
              />
            </div>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} onTurn={turnTo} label="Pages of invitations" />
      <ConfirmDialog title="Revoke the invitation?" confirmLabel="Revoke" {...dialog}>
        The link of <strong>{doomed?.name}</strong> ({doomed?.email}) stops working. You may invite
        the address again.
      </ConfirmDialog>
    </section>
  );
}

function HistoryAction({ action, name }: { action: Action; name: string }) {
  const { title, words, icon, onClick } = action;
  return <IconAction tooltip={title} label={`${words} ${name}`} icon={icon} onClick={onClick} />;
}

function isPast(time: string): boolean {
  return Date.parse(time) <= Date.now();
}

function Expiry({ expires_at: until }: InvitationDto) {
  if (isPast(until)) return <ToneBadge tone="caution">Expired</ToneBadge>;
  return (
    <>
      until <ShortDate value={until} />
    </>
  );
}
