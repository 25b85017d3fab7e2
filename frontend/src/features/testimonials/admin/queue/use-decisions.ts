import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import { isOnItsWay, storyAfter } from './decision';
import { queueOf } from './decision-queue';

/** Decides about stories, and shows them as decided before the server has heard of it. */
export function useDecisions() {
  const queue = queueOf(useQueryClient());
  const decisions = useSyncExternalStore(queue.subscribe, queue.getDecisions);
  return {
    queue,
    decisions,
    decide: (story: AdminTestimonialDto, verdict: TestimonialVerdict) =>
      queue.decide(story, verdict),
    show: (stories: AdminTestimonialDto[]) => stories.map((story) => storyAfter(story, decisions)),
  };
}

/** How many the server has not heard of. */
export function useUnsentDecisions(): number {
  return useDecisions().decisions.filter(isOnItsWay).length;
}
