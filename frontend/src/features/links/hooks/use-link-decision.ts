import { useQueryClient } from '@tanstack/react-query';
import { useDecidePair } from '../../../api/generated/course-pairs/course-pairs';
import type { CourseLinkDto } from '../../../api/generated/model/courseLinkDto';
import type { DecidedCourseLinkDto } from '../../../api/generated/model/decidedCourseLinkDto';
import type { CourseLinkDecision } from '../../../api/generated/model/courseLinkDecision';
import { useUndoToast } from '../../../components/admin/undo';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

/** Saves whether two courses are the same, and offers an undo. */
export function useLinkDecision() {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  // Affects courses, their history, suggestions and the dashboard.
  const onSettled = () => queryClient.invalidateQueries();
  const back = useDecidePair({
    mutation: {
      onSuccess: () => toast({ title: 'Change undone' }),
      onError: (error) => toastFailure('Failed to undo', error),
      onSettled,
    },
  });
  const takeBack = (pair: DecidedCourseLinkDto) =>
    back.mutate({ data: { ...idsOf(pair), verdict: pair.before, over: pair.verdict } });
  const { mutate, isPending } = useDecidePair({
    mutation: {
      onSuccess: (pair) => offerUndo(toMessage(pair), () => takeBack(pair)),
      onError: (error) => toastFailure('Failed to save changes', error),
      onSettled,
    },
  });
  return {
    decide: (pair: Ids, verdict: CourseLinkDecision) =>
      mutate({ data: { ...idsOf(pair), verdict } }),
    isBusy: isPending || back.isPending,
  };
}

type Ids = Pick<CourseLinkDto, 'thinkific_id' | 'udemy_id'>;

function idsOf({ thinkific_id, udemy_id }: Ids) {
  return { thinkific_id: String(thinkific_id), udemy_id };
}

function toMessage({
  thinkific_title: ours,
  udemy_title: theirs,
  verdict,
  before,
}: DecidedCourseLinkDto) {
  if (verdict === 'same') {
    return { title: 'Courses linked', description: `${ours} is the same as ${theirs} on Udemy` };
  }
  const title = before === 'same' ? 'Courses unlinked' : 'Not the same';
  return { title, description: `${ours} and ${theirs} on Udemy are different courses` };
}
