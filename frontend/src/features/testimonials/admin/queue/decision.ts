import type { ApiError } from '../../../../api/api-error';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';

/** A verdict on a story, or the taking back of one. */
export interface Decision {
  key: number;
  /** As it was when the key was pressed. */
  story: AdminTestimonialDto;
  verdict: TestimonialVerdict;
  /** The decision that this one takes back. */
  takesBack?: number;
  /** Once done it is kept until the lists show it. */
  state: 'waiting' | 'sending' | 'failed' | 'done';
  error?: ApiError;
  /** The version that it made. */
  etag?: string;
}

export function isOnItsWay({ state }: Decision): boolean {
  return state !== 'done';
}

function statusAfter({ takesBack, verdict }: Decision): TestimonialStatus {
  return takesBack === undefined ? verdict : 'pending';
}

/** The story as it will be once all decisions have arrived; those that failed do not count. */
export function storyAfter(
  story: AdminTestimonialDto,
  decisions: readonly Decision[],
): AdminTestimonialDto {
  const last = decisions.findLast(
    ({ story: { id }, state }) => id === story.id && state !== 'failed',
  );
  if (!last) return story;
  const status = statusAfter(last);
  const { isVisible } = last.story;
  return {
    ...story,
    status,
    isVisible: isVisible || status === 'approved',
    etag: etagOf(story.id, decisions) ?? story.etag,
  };
}

/** The version that our own last decision made, while the lists may not know of it. */
export function etagOf(id: string, decisions: readonly Decision[]): string | undefined {
  return decisions.findLast(({ story, etag }) => story.id === id && etag)?.etag;
}
