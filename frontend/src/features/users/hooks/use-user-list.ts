import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounce } from 'use-debounce';
import type { UserDto } from '../../../api/generated/model/userDto';
import { UserRole } from '../../../api/generated/model/userRole';
import { UserState } from '../../../api/generated/model/userState';
import { useListUsers } from '../../../api/generated/users/users';
import { byText, cutRows } from '../../../components/admin/table/cut-rows';
import { useKept } from '../../../components/admin/table/use-kept';
import { useListState } from '../../../components/admin/use-list-state';

const COMPARES = {
  username: (a: UserDto, b: UserDto) => byText(a.username, b.username),
  name: (a: UserDto, b: UserDto) => byText(a.name, b.name),
  email: (a: UserDto, b: UserDto) => byText(a.email, b.email),
  role: (a: UserDto, b: UserDto) => byText(a.role, b.role),
  status: (a: UserDto, b: UserDto) => Number(b.is_active) - Number(a.is_active),
};

/** The dialog is `new`, the id of the user who is edited, or `courses-` and the id of whose they are. */
export function useUserList() {
  const { state, ...list } = useListState({ role: '', state: '' });
  const [search] = useDebounce(state.search.trim(), 250);
  const role = Object.values(UserRole).find((known) => known === state.role);
  const activity = Object.values(UserState).find((known) => known === state.state);
  const query = useListUsers(
    { ...(search && { search }), ...(role && { role }), ...(activity && { state: activity }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const { users, counts } = useKept(query.data) ?? {};
  const { page, size } = list;
  const { sort } = state;
  const rows = useMemo(
    () => users && cutRows(users, { page, size, sort }, COMPARES),
    [users, page, size, sort],
  );
  return {
    ...list,
    query,
    rows,
    total: users?.length ?? 0,
    counts,
    search: state.search,
    role: role ?? '',
    state: activity ?? '',
    clear:
      state.search || role || activity
        ? () => list.choose({ search: '', role: '', state: '' })
        : undefined,
    isDialogOpen: state.dialog !== '',
    isAdding: state.dialog === 'new',
    edited: users?.find(({ id }) => id === state.dialog),
    coursesOf: users?.find(({ id }) => `courses-${id}` === state.dialog),
  };
}
