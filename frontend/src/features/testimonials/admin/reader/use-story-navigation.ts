import { useEffect, useEffectEvent } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { ModerationDecision } from '../../../../api/generated/model/moderationDecision';
import {
  useGetAdminTestimonial,
  useListAdminTestimonials,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { undoLast } from '../../../../components/admin/undo';
import { useDecisions } from '../hooks/use-decisions';
import type { useTestimonialList } from '../hooks/use-testimonial-list';

/** Returns the open story and its neighbors in the list. Loads the neighboring pages ahead. */
export function useStoryNavigation(list: ReturnType<typeof useTestimonialList>) {
  const { storyId, page, size, pagination, rows = [] } = list;
  const { decide, show } = useDecisions();
  const isOpen = storyId !== '';
  const isLast = page >= (pagination?.pages ?? 1);
  const before = useListAdminTestimonials(list.wanted(page - 1), {
    query: { enabled: isOpen && page > 1 },
  });
  const after = useListAdminTestimonials(list.wanted(page + 1), {
    query: { enabled: isOpen && !isLast },
  });
  const earlier = show((page > 1 && before.data?.testimonials) || []);
  const later = show((!isLast && after.data?.testimonials) || []);
  const stories = unique([...list.matching(earlier), ...rows, ...list.matching(later)]);
  const index = stories.findIndex(({ id }) => id === storyId);
  const single = useGetAdminTestimonial(storyId, {
    query: { enabled: isOpen && list.rows !== undefined && index < 0 },
  });
  const [alone] = show(single.data ? [single.data] : []);
  const story = isOpen ? (stories[index] ?? alone) : undefined;
  const first = earlier.length > 0 ? page - 1 : page;

  const turn = useEffectEvent((next: number) => list.turnTo(next, { replace: true }));
  const isIn = (part: AdminTestimonialDto[]) => part.some(({ id }) => id === storyId);
  const wantedPage = nextPage(page, isIn(rows), isIn(earlier), isIn(later));
  useEffect(() => {
    if (wantedPage !== page) turn(wantedPage);
  }, [wantedPage, page]);

  const go = (step: number) => {
    const next = stories[index + step];
    if (index >= 0 && next) list.read(next.id);
  };
  const decideAndGo = (decision: ModerationDecision) => {
    if (story?.status !== 'pending') return;
    const next = stories[index + 1] ?? (list.status ? stories[index - 1] : undefined);
    decide(story, decision);
    if (index < 0) return;
    if (next) list.read(next.id);
    else if (list.status) list.closeStory();
  };
  const undo = () => {
    const id = undoLast();
    if (id) list.read(id);
  };
  return {
    story,
    query: single,
    position: index < 0 ? undefined : (first - 1) * size + index + 1,
    total: list.total,
    hasPrevious: index > 0,
    hasNext: index >= 0 && index + 1 < stories.length,
    go,
    decide: decideAndGo,
    undo,
  };
}

/** Returns the page that contains the open story. */
function nextPage(page: number, isHere: boolean, isEarlier: boolean, isLater: boolean): number {
  if (isHere || isEarlier === isLater) return page;
  return isEarlier ? page - 1 : page + 1;
}

/** A story can be on two pages if newer ones arrive in between. */
function unique(stories: AdminTestimonialDto[]): AdminTestimonialDto[] {
  return [...new Map(stories.map((story) => [story.id, story])).values()];
}
