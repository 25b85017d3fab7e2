import type { TestimonialStatus } from '../../../api/generated/model/testimonialStatus';

export const STATUS_LABELS = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const satisfies Record<TestimonialStatus, string>;

export const STATUS_OPTIONS: { value: TestimonialStatus; label: string }[] = [
  { value: 'pending', label: STATUS_LABELS.pending },
  { value: 'approved', label: STATUS_LABELS.approved },
  { value: 'rejected', label: STATUS_LABELS.rejected },
];
