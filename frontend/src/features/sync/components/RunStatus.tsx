import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { STATUSES } from '../sync-labels';

export function RunStatus({ run: { status, decision, trigger } }: { run: SyncRunDto }) {
  if (decision === 'apply') return <ToneBadge tone="good">Applied</ToneBadge>;
  if (decision === 'keep') return <ToneBadge tone="other">Kept ours</ToneBadge>;
  if (decision === 'overtaken') return <ToneBadge tone="other">Outdated</ToneBadge>;
  if (trigger === 'undo') return <ToneBadge tone="other">Undo</ToneBadge>;
  const { label, tone } = STATUSES[status];
  return <ToneBadge tone={tone}>{label}</ToneBadge>;
}
