import type { TestimonialStatus } from '../../../api/generated/model/testimonialStatus';
import type { ModerationDecision } from '../../../api/generated/model/moderationDecision';

export const STATUS_LABELS = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const satisfies Record<TestimonialStatus, string>;

/** Completes the toast about a decision. */
export const DECISION_RESULTS = {
  approved: 'approved and published',
  rejected: 'rejected',
} as const satisfies Record<ModerationDecision, string>;

export const STATUS_OPTIONS: { value: TestimonialStatus; label: string }[] = [
  { value: 'pending', label: STATUS_LABELS.pending },
  { value: 'approved', label: STATUS_LABELS.approved },
  { value: 'rejected', label: STATUS_LABELS.rejected },
];

export const SUSPICION = 'A bot seems to have sent this story.';
