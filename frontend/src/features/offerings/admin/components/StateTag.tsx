import type { AdminOfferingState } from '../../../../api/generated/model/adminOfferingState';
import { ToneBadge } from '../../../../components/admin/ToneBadge';
import { STATES } from '../offering-labels';

export function StateTag({ state }: { state: AdminOfferingState }) {
  const { tone, label } = STATES[state];
  return <ToneBadge tone={tone}>{label}</ToneBadge>;
}
