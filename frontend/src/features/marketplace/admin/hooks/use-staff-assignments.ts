import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  assignStaff,
  unassignStaff,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { getListUsersQueryKey } from '../../../../api/generated/users/users';
import type { ApiError } from '../../../../api/api-error';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { useOfferUndo } from '../../../../components/admin/undo';
import { refreshUdemyCourses } from './refresh-udemy-courses';
import { useTakeBackAssignments } from './use-assignment-changes';

interface Person {
  id: string;
  name: string;
}

interface Action {
  course: AdminUdemyCourseDto;
  person: Person;
}

/** Each answers, once the list shows it, whether it went well. */
export interface StaffAssignments {
  assign: (course: AdminUdemyCourseDto, person: Person) => Promise<boolean>;
  unassign: (course: AdminUdemyCourseDto, person: Person) => Promise<boolean>;
}

export function useStaffAssignments(): StaffAssignments {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo();
  const takeBack = useTakeBackAssignments();
  const refresh = () => refreshUdemyCourses(queryClient);
  const fail = (title: string) => async (error: ApiError) => {
    toastFailure(title, error);
    if (error.isNetworkError) return;
    // A refusal means that somebody else has changed the course or the user.
    void queryClient.invalidateQueries({ queryKey: getListUsersQueryKey() });
    await refresh();
  };

  const { mutateAsync: assign } = useMutation({
    mutationFn: ({ course, person }: Action) =>
      assignStaff(course.udemy_id, { staff_user_id: person.id }),
    onSuccess: (_answer, { course, person }) => {
      const description = `${person.name} looks after ${course.title}`;
      offerUndo({ title: 'Staff assigned successfully', description }, () =>
        takeBack({ assigned: [toPair(course, person)], unassigned: [] }),
      );
      return refresh();
    },
    onError: fail('Failed to assign staff'),
  });
  const { mutateAsync: unassign } = useMutation({
    mutationFn: ({ course, person }: Action) => unassignStaff(course.udemy_id, person.id),
    onSuccess: (_answer, { course, person }) => {
      const description = `${person.name} no longer looks after ${course.title}`;
      offerUndo({ title: 'Staff unassigned successfully', description }, () =>
        takeBack({ assigned: [], unassigned: [toPair(course, person)] }),
      );
      return refresh();
    },
    onError: fail('Failed to unassign staff'),
  });

  return {
    assign: (course, person) => succeeds(assign({ course, person })),
    unassign: (course, person) => succeeds(unassign({ course, person })),
  };
}

function toPair({ udemy_id }: AdminUdemyCourseDto, { id }: Person) {
  return { udemy_id, staff_user_id: id };
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
