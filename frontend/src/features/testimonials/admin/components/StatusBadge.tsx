import type { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';
import { ToneBadge } from '../../../../components/admin/ToneBadge';
import { STATUS_LABELS } from '../status-labels';

const TONES = {
  pending: 'caution',
  approved: 'good',
  rejected: 'danger',
} as const satisfies Record<TestimonialStatus, string>;

export function StatusBadge({ status }: { status: TestimonialStatus }) {
  return <ToneBadge tone={TONES[status]}>{STATUS_LABELS[status]}</ToneBadge>;
}

export function SuspectedBadge() {
  return <ToneBadge tone="danger">Suspected</ToneBadge>;
}
