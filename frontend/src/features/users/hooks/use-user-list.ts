import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { UserRole } from '../../../api/generated/model/userRole';
import { useListUsers } from '../../../api/generated/users/users';
import { useUrlState } from '../../../components/admin/use-url-state';

/**
 * The users that the address asks for, and the dialog that it shows: `new`, or the id of the user
 * who is being edited.
 */
export function useUserList() {
  const [state, change] = useUrlState({ search: '', role: '', dialog: '' });
  const [search] = useDebounce(state.search.trim(), 250);
  const role = Object.values(UserRole).find((known) => known === state.role);
  const query = useListUsers(
    { ...(search && { search }), ...(role && { role }) },
    { query: { placeholderData: keepPreviousData } },
  );
  return {
    query,
    search: state.search,
    role: role ?? '',
    isAdding: state.dialog === 'new',
    edited: query.data?.users.find(({ id }) => id === state.dialog),
    setSearch: (next: string) => change({ search: next }, { replace: true }),
    setRole: (next: string) => change({ role: next }),
    openDialog: (dialog: string) => change({ dialog }),
    closeDialog: () => change({ dialog: '' }, { replace: true }),
  };
}
