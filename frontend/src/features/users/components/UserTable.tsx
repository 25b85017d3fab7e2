import { useMemo } from 'react';
import type { UserDto } from '../../../api/generated/model/userDto';
import type { DataColumn, TableView } from '../../../components/admin/table/columns';
import { DataTable } from '../../../components/admin/table/DataTable';
import { ListEmpty } from '../../../components/admin/table/ListEmpty';
import { useLatest } from '../../../components/admin/use-latest';
import { useCurrentUser } from '../../auth';
import { StaffCourses } from '../../marketplace/admin';
import type { useUserList } from '../hooks/use-user-list';
import { USER_COLUMNS } from './user-columns';
import { UserActions } from './UserActions';

interface UserTableProps {
  list: ReturnType<typeof useUserList>;
  view: TableView;
  switchingId: string | undefined;
  onToggleActive: (user: UserDto) => void;
  onEdit: (user: UserDto) => void;
  onDelete: (user: UserDto) => void;
  onOpenCourses: (user: UserDto) => void;
  /** Whether a question is asked meanwhile. */
  isAsking: boolean;
}

export function UserTable(props: UserTableProps) {
  const { list, view, switchingId, onToggleActive, onEdit, onDelete, onOpenCourses, isAsking } =
    props;
  const { id: ownId } = useCurrentUser();
  const handlers = useLatest({ onToggleActive, onEdit, onDelete, onOpenCourses });
  const columns = useMemo<DataColumn<UserDto>[]>(
    () => [
      ...USER_COLUMNS,
      {
        title: 'Courses',
        width: 'minmax(0, 1.2fr)',
        card: 'text',
        render: (user) => <StaffCourses user={user} onOpen={() => handlers.onOpenCourses(user)} />,
      },
      {
        title: 'Actions',
        width: 'var(--actions)',
        card: 'actions',
        render: (user) => (
          <UserActions
            user={user}
            isOwn={user.id === ownId}
            isSwitching={user.id === switchingId}
            onToggleActive={() => handlers.onToggleActive(user)}
            onEdit={() => handlers.onEdit(user)}
            onDelete={() => handlers.onDelete(user)}
          />
        ),
      },
    ],
    [handlers, ownId, switchingId],
  );
  return (
    <DataTable
      label="Users"
      query={list.query}
      rows={list.rows}
      rowKey={({ id }) => id}
      columns={columns}
      view={view}
      sorting={list.sorting}
      empty={
        <ListEmpty title="No users found" onClear={list.clear}>
          Nobody has such a name or address, such a role and such a status.
        </ListEmpty>
      }
      errorTitle="We could not load the users"
      keys={{
        onOpen: onEdit,
        onEdit,
        onDelete: (user) => user.id !== ownId && onDelete(user),
        disabled: isAsking,
      }}
    />
  );
}
