import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { UserRole } from '../../../api/generated/model/userRole';
import { useListUsers } from '../../../api/generated/users/users';
import { useListState } from '../../../components/admin/use-list-state';

/** The dialog is `new`, or the id of the user who is edited. */
export function useUserList() {
  const { state, ...list } = useListState({ role: '' });
  const [search] = useDebounce(state.search.trim(), 250);
  const role = Object.values(UserRole).find((known) => known === state.role);
  const query = useListUsers(
    { ...(search && { search }), ...(role && { role }) },
    { query: { placeholderData: keepPreviousData } },
  );
  return {
    ...list,
    query,
    search: state.search,
    role: role ?? '',
    isAdding: state.dialog === 'new',
    edited: query.data?.users.find(({ id }) => id === state.dialog),
  };
}
