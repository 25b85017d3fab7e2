import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeAssignments,
  useChangeAssignments,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import type { ApiError } from '../../../../api/api-error';
import type { ChangeAssignmentsDto } from '../../../../api/generated/model/changeAssignmentsDto';
import type { ChangedAssignmentsDto } from '../../../../api/generated/model/changedAssignmentsDto';
import { useUndoToast } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast, type ToastMessage } from '../../../../components/toaster/toast-store';
import { refreshUdemyCourses } from './refresh-udemy-courses';

interface Change {
  data: ChangeAssignmentsDto;
  /** A course or a user, such as "Maria Santos". */
  subject: string;
}

/** Assigns and unassigns in one request, and offers an undo. */
export function useAssignmentChange() {
  const queryClient = useQueryClient();
  const takeBack = useUndoAssignments();
  const offerUndo = useUndoToast();
  const { mutateAsync } = useMutation({
    mutationFn: ({ data }: Change) => changeAssignments(data),
    onSuccess: (changed, { subject }) => {
      toastChange(changed, subject, (message) => offerUndo(message, () => takeBack(changed)));
      return refreshUdemyCourses(queryClient);
    },
    onError: (error: ApiError, { data: { assign = [] } }) =>
      toastFailure(
        assign.length > 0 ? 'Failed to assign staff' : 'Failed to unassign staff',
        error,
      ),
  });
  return (data: ChangeAssignmentsDto, subject: string) => mutateAsync({ data, subject });
}

export function useUndoAssignments(): (changed: ChangedAssignmentsDto) => void {
  const queryClient = useQueryClient();
  const { mutate } = useChangeAssignments({
    mutation: {
      onSuccess: () => toast({ title: 'The assignments are restored' }),
      onError: (error) => toastFailure('Failed to undo', error),
      onSettled: () => refreshUdemyCourses(queryClient),
    },
  });
  return ({ assigned, unassigned }) =>
    mutate({ data: { assign: unassigned, unassign: assigned, is_undo: true } });
}

function toastChange(
  { assigned, unassigned }: ChangedAssignmentsDto,
  subject: string,
  offer: (message: Pick<ToastMessage, 'title' | 'description'>) => void,
) {
  const counts = [
    assigned.length > 0 ? `${assigned.length} assigned` : '',
    unassigned.length > 0 ? `${unassigned.length} unassigned` : '',
  ];
  const description = `${subject}: ${counts.filter(Boolean).join(', ')}`;
  if (assigned.length > 0) offer({ title: 'Staff assigned successfully', description });
  else if (unassigned.length > 0) offer({ title: 'Staff unassigned successfully', description });
  else
    toast({
      title: 'Nothing has changed',
      description: `${subject} already had these assignments`,
    });
}
