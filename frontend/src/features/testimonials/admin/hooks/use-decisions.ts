import {
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { ModerationDecision } from '../../../../api/generated/model/moderationDecision';
import { getGetNeedsQueryKey } from '../../../../api/generated/stats/stats';
import {
  getGetAdminTestimonialQueryKey,
  getListAdminTestimonialsQueryKey,
  reopenTestimonials,
  setTestimonialStatus,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { clearUndos, pushUndo, toastWithUndo, type Undo } from '../../../../components/admin/undo';
import { useUnloadWarning } from '../../../../components/admin/use-unload-warning';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { DECISION_RESULTS } from '../status-labels';
import { refreshTestimonials } from './refresh-testimonials';

interface Decision {
  /** The story before the decision. */
  story: AdminTestimonialDto;
  decision: ModerationDecision;
  isUndo: boolean;
  /** Resolves with the version that the previous decision creates, or undefined if it changed nothing. */
  version: Promise<string | undefined> | undefined;
  undo?: Undo;
}

/** Makes React Query send changes of stories one after the other. */
export const SERIAL_SCOPE = { scope: { id: 'moderation' } };

const DECISION = { mutationKey: ['decision'] };
const PENDING = { ...DECISION, status: 'pending' } as const;

/** The versions that decisions in progress will create, by story. */
const versions = new Map<string, Promise<string | undefined>>();

/** Decides about stories in order. `show` returns stories as they will be after all pending decisions. */
export function useDecisions() {
  const queryClient = useQueryClient();
  const pending = useMutationState({ filters: PENDING, select: ({ state }) => state.variables });

  const { mutateAsync } = useMutation({
    ...DECISION,
    ...SERIAL_SCOPE,
    // Decisions made offline are sent once the network is back.
    networkMode: 'online',
    mutationFn: sendDecision,
    onSuccess: (version, { story, decision, isUndo, undo }) => {
      if (version === undefined) {
        undo?.remove();
        return;
      }
      const changed = { ...after(story, isUndo ? 'pending' : decision), etag: version };
      const put = (one: AdminTestimonialDto) => (one.id === story.id ? changed : one);
      for (const queryKey of [getListAdminTestimonialsQueryKey(), getGetNeedsQueryKey()]) {
        queryClient.setQueriesData<{ testimonials: AdminTestimonialDto[] }>(
          { queryKey },
          (data) => data && { ...data, testimonials: data.testimonials.map(put) },
        );
      }
      queryClient.setQueryData(getGetAdminTestimonialQueryKey(story.id), changed);
      if (undo && readPending().at(-1)?.undo === undo) {
        toastWithUndo(
          { title: `Testimonial ${DECISION_RESULTS[decision]}`, description: story.studentName },
          undo,
        );
      }
    },
    onError: (error, { isUndo, undo }) => {
      undo?.remove();
      toastFailure(isUndo ? 'Failed to undo' : 'Failed to update status', error);
    },
    onSettled: async () => {
      if (queryClient.isMutating(DECISION) === 1) await refreshTestimonials(queryClient);
    },
  });

  /** Reads the cache, because a second key may be pressed before React renders. */
  const readPending = () =>
    queryClient
      .getMutationCache()
      .findAll(PENDING)
      .map(({ state }) => state.variables as Decision);

  const send = (decision: Decision) => {
    const { id } = decision.story;
    const version = mutateAsync(decision).catch(() => undefined);
    versions.set(id, version);
    void version.then(() => versions.get(id) === version && versions.delete(id));
    return version;
  };

  const decide = (story: AdminTestimonialDto, decision: ModerationDecision) => {
    if (withDecisions(story, readPending()).status !== 'pending') return;
    const undo = pushUndo(
      () => void send({ story, decision, isUndo: true, version: made }),
      story.id,
    );
    const made = send({ story, decision, isUndo: false, version: versions.get(story.id), undo });
  };

  return {
    decide,
    show: (stories: AdminTestimonialDto[]) =>
      stories.map((story) => withDecisions(story, pending as Decision[])),
    isBusy: pending.length > 0,
  };
}

/** Returns the new version, or undefined if nothing changed. */
async function sendDecision({ story, decision, isUndo, version }: Decision) {
  const { id, etag, studentName } = story;
  const made = await version;
  if (!isUndo) {
    const headers = { 'If-Match': made ?? etag };
    const decided = await setTestimonialStatus(id, { status: decision }, headers);
    if (!decided.isUnchanged) return decided.etag;
    const description = `The story of ${studentName} is ${decision} already`;
    toast({ title: 'Nothing to change', description });
    return undefined;
  }
  if (made === undefined) return undefined;
  const { reopened } = await reopenTestimonials({ ids: [id], status: decision, etags: [made] });
  toast(
    reopened[0]
      ? { title: 'Pending again', description: studentName }
      : { title: 'Nothing was undone', description: 'Changed since: 1.' },
  );
  return reopened[0]?.etag;
}

function withDecisions(story: AdminTestimonialDto, decisions: readonly Decision[]) {
  const last = decisions.findLast((decision) => decision.story.id === story.id);
  if (!last) return story;
  const { isVisible } = last.story;
  return after({ ...story, isVisible }, last.isUndo ? 'pending' : last.decision);
}

/** Approval makes a story visible; an undo restores its previous visibility. */
function after(
  story: AdminTestimonialDto,
  status: AdminTestimonialDto['status'],
): AdminTestimonialDto {
  return { ...story, status, isVisible: status === 'approved' || story.isVisible };
}

/** Returns the number of decisions that are not sent yet. */
export function useUnsentDecisions(): number {
  return useIsMutating(DECISION);
}

/** Asks before the page closes with unsent decisions. A user cannot undo decisions of another one. */
export function useDecisionGuard(userId: string): void {
  useUnloadWarning(useUnsentDecisions() > 0);
  useEffect(
    () => () => {
      clearUndos();
      versions.clear();
    },
    [userId],
  );
}
