import { useQueryClient } from '@tanstack/react-query';
import {
  getListInstructorsQueryKey,
  useCreateInstructor,
  useDeleteInstructor,
  useFollowThinkificInstructor,
  useListInstructors,
  useUpdateInstructor,
} from '../../../api/generated/instructors/instructors';
import type { AdminInstructorDto } from '../../../api/generated/model/adminInstructorDto';
import { useConfirmation } from '../../../components/admin/use-confirmation';
import { useListState } from '../../../components/admin/use-list-state';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

export function useInstructors() {
  const queryClient = useQueryClient();
  const { state, openDialog, closeDialog } = useListState({});
  const query = useListInstructors();
  const instructors = query.data?.instructors;
  const edited = instructors?.find(({ id }) => id === state.dialog);
  const isAdding = state.dialog === 'new';
  const refreshing = (title: string, description: (instructor: AdminInstructorDto) => string) => ({
    onSuccess: async (instructor: AdminInstructorDto) => {
      toast({ title, description: description(instructor) });
      await queryClient.invalidateQueries({ queryKey: getListInstructorsQueryKey() });
    },
  });
  const remove = useDeleteInstructor({
    mutation: {
      onSuccess: async () => {
        toast({ title: 'Instructor deleted', description: 'Course pages no longer name them' });
        await queryClient.invalidateQueries({ queryKey: getListInstructorsQueryKey() });
      },
      onError: toastError('Failed to delete the instructor'),
    },
  });
  const follow = useFollowThinkificInstructor({
    mutation: {
      ...refreshing('Following Thinkific', ({ name }) => `${name} has Thinkific’s values again`),
      onError: toastError('Failed to follow Thinkific'),
    },
  });
  return {
    query,
    instructors,
    isAdding,
    edited,
    /** The instructor in the address does not exist. */
    isGone: instructors !== undefined && state.dialog !== '' && !isAdding && !edited,
    openForm: () => openDialog('new'),
    edit: ({ id }: AdminInstructorDto) => openDialog(id),
    closeDialog,
    deletion: useConfirmation<AdminInstructorDto>(remove),
    following: useConfirmation<AdminInstructorDto>(follow),
    create: useCreateInstructor({
      mutation: {
        ...refreshing('Instructor added', ({ name }) => `Choose ${name} in the dialog of a course`),
        onError: toastError('Failed to add the instructor'),
      },
    }),
    update: useUpdateInstructor({
      mutation: {
        ...refreshing('Instructor saved', ({ name }) => `${name} was saved`),
        onError: toastError('Failed to save the instructor'),
      },
    }),
  };
}

export type Instructors = ReturnType<typeof useInstructors>;
