import { useQueryClient } from '@tanstack/react-query';
import { useDecidePair } from '../../../api/generated/course-pairs/course-pairs';
import type { CoursePairDto } from '../../../api/generated/model/coursePairDto';
import type { DecidedPairDto } from '../../../api/generated/model/decidedPairDto';
import type { PairVerdict } from '../../../api/generated/model/pairVerdict';
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
  const takeBack = (pair: DecidedPairDto) =>
    back.mutate({ data: { ...idsOf(pair), verdict: pair.before, over: pair.verdict } });
  const { mutate, isPending } = useDecidePair({
    mutation: {
      onSuccess: (pair) => offerUndo(toMessage(pair), () => takeBack(pair)),
      onError: (error) => toastFailure('Failed to save changes', error),
      onSettled,
    },
  });
  return {
    decide: (pair: Ids, verdict: PairVerdict) => mutate({ data: { ...idsOf(pair), verdict } }),
    isBusy: isPending || back.isPending,
  };
}

type Ids = Pick<CoursePairDto, 'thinkific_id' | 'udemy_id'>;

function idsOf({ thinkific_id, udemy_id }: Ids) {
  return { thinkific_id: String(thinkific_id), udemy_id };
}

function toMessage({
  thinkific_title: ours,
  udemy_title: theirs,
  verdict,
  before,
}: DecidedPairDto) {
  if (verdict === 'same') {
    return { title: 'Courses linked', description: `${ours} is the same as ${theirs} on Udemy` };
  }
  const title = before === 'same' ? 'Courses unlinked' : 'Not the same';
  return { title, description: `${ours} and ${theirs} on Udemy are different courses` };
}
