import { useQueryClient } from '@tanstack/react-query';
import { useDecideCourseLink } from '../../../api/generated/course-links/course-links';
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
  const back = useDecideCourseLink({
    mutation: {
      onSuccess: () => toast({ title: 'Change undone' }),
      onError: (error) => toastFailure('Failed to undo', error),
      onSettled,
    },
  });
  const takeBack = (link: DecidedCourseLinkDto) =>
    back.mutate({ data: { ...idsOf(link), decision: link.before, expected: link.decision } });
  const { mutate, isPending } = useDecideCourseLink({
    mutation: {
      onSuccess: (link) => offerUndo(toMessage(link), () => takeBack(link)),
      onError: (error) => toastFailure('Failed to save changes', error),
      onSettled,
    },
  });
  return {
    decide: (link: Ids, decision: CourseLinkDecision) =>
      mutate({ data: { ...idsOf(link), decision } }),
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
  decision,
  before,
}: DecidedCourseLinkDto) {
  if (decision === 'same') {
    return { title: 'Courses linked', description: `${ours} is the same as ${theirs} on Udemy` };
  }
  const title = before === 'same' ? 'Courses unlinked' : 'Not the same';
  return { title, description: `${ours} and ${theirs} on Udemy are different courses` };
}
