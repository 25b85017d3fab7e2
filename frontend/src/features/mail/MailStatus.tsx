import type { MailState } from '../../api/generated/model/mailState';
import type { MailStateDto } from '../../api/generated/model/mailStateDto';
import { TimeAgo } from '../../components/admin/TimeAgo';
import { ToneBadge } from '../../components/admin/ToneBadge';

const STATES = {
  waiting: { tone: 'other', label: 'Sending' },
  sent: { tone: 'good', label: 'Email sent' },
  refused: { tone: 'danger', label: 'Bounced' },
  failed: { tone: 'danger', label: 'Failed' },
  dropped: { tone: 'other', label: 'Not sent' },
} as const satisfies Record<MailState, object>;

export function MailStatus({ mail }: { mail: MailStateDto | null | undefined }) {
  if (!mail) return <ToneBadge tone="other">No email</ToneBadge>;
  const { state, tries, error, since } = mail;
  const { tone, label } = state === 'waiting' && tries > 0 ? TRIED : STATES[state];
  return (
    <span title={error ?? undefined}>
      <ToneBadge tone={tone}>{label}</ToneBadge> <TimeAgo value={since} />
      {error && <small> {error}</small>}
    </span>
  );
}

const TRIED = { tone: 'caution', label: 'Will retry soon' } as const;
