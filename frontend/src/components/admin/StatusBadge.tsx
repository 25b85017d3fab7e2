import { Badge } from '../Badge';

const TONES = {
  Active: 'good',
  Approved: 'good',
  Pending: 'caution',
  Rejected: 'danger',
  Suspected: 'danger',
  Inactive: 'other',
} as const;

/** The states that users and testimonials can be in, as they are shown. */
export type Status = keyof typeof TONES;

export function StatusBadge({ status }: { status: Status }) {
  return (
    <span data-tone={TONES[status]}>
      <Badge toned>{status}</Badge>
    </span>
  );
}
