import { useMemo } from 'react';
import type { UserDto } from '../../../api/generated/model/userDto';
import type { DataColumn, TableView } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { useLatest } from '../../../components/admin/use-latest';
import { useCurrentUser } from '../../auth';
import { StaffCourses } from '../../marketplace/admin';
import type { useUserList } from '../hooks/use-user-list';
import { USER_COLUMNS } from './user-columns';
import { userActions } from './user-actions';

interface UserTableProps {
  list: ReturnType<typeof useUserList>;
  view: TableView;
  switchingId: string | undefined;
  onToggleActive: (user: UserDto) => void;
  onEdit: (user: UserDto) => void;
  onDelete: (user: UserDto) => void;
  onOpenCourses: (user: UserDto) => void;
  /** Whether a dialog is open that takes the keys. */
  isAsking: boolean;
}

export function UserTable(props: UserTableProps) {
  const { list, view, switchingId, onToggleActive, onEdit, onDelete, onOpenCourses, isAsking } =
    props;
  const { id: ownId } = useCurrentUser();
  const handlers = useLatest({ onOpenCourses });
  const columns = useMemo<DataColumn<UserDto>[]>(
    () => [
      ...USER_COLUMNS,
      {
        title: 'Courses',
        card: 'text',
        render: (user) => <StaffCourses user={user} onOpen={() => handlers.onOpenCourses(user)} />,
      },
    ],
    [handlers],
  );
  return (
    <DataTable
      label="Users"
      query={list.query}
      rows={list.rows}
      rowKey={({ id }) => id}
      rowName={({ username }) => username}
      columns={columns}
      actions={(user) =>
        userActions(user, {
          isOwn: user.id === ownId,
          isSwitching: user.id === switchingId,
          onToggleActive: () => onToggleActive(user),
          onEdit: () => onEdit(user),
          onDelete: () => onDelete(user),
        })
      }
      actionsKey={switchingId}
      list={list}
      total={list.rows && list.total}
      view={view}
      empty={{
        title: 'No users found',
        reason: 'Nobody has such a name or address, such a role and such a status.',
        onClear: list.clear,
      }}
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
