import type { MailState } from '../../api/generated/model/mailState';
import type { MailStateDto } from '../../api/generated/model/mailStateDto';
import { TimeAgo } from '../../components/admin/TimeAgo';
import { ToneBadge } from '../../components/admin/ToneBadge';

const STATES = {
  waiting: { tone: 'other', label: 'On its way' },
  sent: { tone: 'good', label: 'Mail sent' },
  refused: { tone: 'danger', label: 'Refused' },
  failed: { tone: 'danger', label: 'Given up' },
  dropped: { tone: 'other', label: 'Not sent' },
} as const satisfies Record<MailState, object>;

export function MailStatus({ mail }: { mail: MailStateDto | null | undefined }) {
  if (!mail) return <ToneBadge tone="other">No mail</ToneBadge>;
  const { state, tries, fault, since } = mail;
  const { tone, label } = state === 'waiting' && tries > 0 ? TRIED : STATES[state];
  return (
    <span title={fault ?? undefined}>
      <ToneBadge tone={tone}>{label}</ToneBadge> <TimeAgo value={since} />
      {fault && <small>{fault}</small>}
    </span>
  );
}

const TRIED = { tone: 'caution', label: 'Tried again soon' } as const;
