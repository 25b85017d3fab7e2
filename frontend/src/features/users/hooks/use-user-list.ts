import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { UserOrder } from '../../../api/generated/model/userOrder';
import { UserRole } from '../../../api/generated/model/userRole';
import { UserState } from '../../../api/generated/model/userState';
import { useGetUser, useListUsers } from '../../../api/generated/users/users';
import { useLastData } from '../../../components/admin/use-last-data';
import { toOrder, useLastPage, useListState } from '../../../components/admin/use-list-state';

const COURSES = 'courses-';

/** In the address, `dialog` is `new`, `invite`, a user's id, or `courses-` and a user's id. */
export function useUserList() {
  const { state, ...list } = useListState({ role: '', state: '' });
  const typed = state.search.trim();
  const [search] = useDebounce(typed, 250);
  const role = Object.values(UserRole).find((known) => known === state.role);
  const activity = Object.values(UserState).find((known) => known === state.state);
  const query = useListUsers(
    {
      page: list.page,
      limit: list.size,
      ...toOrder(state.sort, UserOrder),
      ...(search && { search }),
      ...(role && { role }),
      ...(activity && { state: activity }),
    },
    { query: { placeholderData: keepPreviousData } },
  );
  useLastPage(list, query, search === typed);
  const { users, counts, pagination } = useLastData(query.data) ?? {};
  const isAdding = state.dialog === 'new';
  const isInviting = state.dialog === 'invite';
  const isOfCourses = state.dialog.startsWith(COURSES);
  const personId = isAdding || isInviting ? '' : state.dialog.replace(COURSES, '');
  const record = useGetUser(personId, {
    query: {
      enabled: personId !== '',
      initialData: users?.find(({ id }) => id === personId),
      // The list is newer when the dialog opens again, so this is not cached.
      gcTime: 0,
      // The dialog may subscribe after the response, and reads all properties.
      notifyOnChangeProps: 'all',
    },
  });
  const opened = personId === '' ? undefined : record.data;
  return {
    ...list,
    query,
    /** Undefined until the first response. */
    rows: users,
    total: pagination?.total ?? 0,
    counts,
    search: state.search,
    role: role ?? '',
    state: activity ?? '',
    clear:
      state.search || role || activity
        ? () => list.choose({ search: '', role: '', state: '' })
        : undefined,
    isDialogOpen: state.dialog !== '',
    isInviting,
    isAdding,
    /** '' unless a user is edited. This dialog also reports a missing user of the courses dialog. */
    editedId: isOfCourses && (opened || record.errorUpdateCount === 0) ? '' : personId,
    edited: isOfCourses ? undefined : opened,
    /** The query of the user in the dialog. */
    record,
    coursesOf: isOfCourses ? opened : undefined,
  };
}
