import { CheckCircleOutlined, DeleteOutlined, EditOutlined, StopOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
import type { UserDto } from '../../../api/generated/model/userDto';
import {
  ALPHABETICAL,
  ordersOf,
  type DataColumn,
  type TableView,
} from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { useLatest } from '../../../components/admin/use-latest';
import { useCurrentUser } from '../../auth';
import { StaffCourses } from '../../marketplace/admin';
import type { useUserList } from '../hooks/use-user-list';
import { RoleBadge } from './RoleBadge';

export const USER_COLUMNS: DataColumn<UserDto>[] = [
  {
    title: 'Username',
    card: 'name',
    ellipsis: true,
    orders: ordersOf('username', ALPHABETICAL),
    render: ({ username }) => username,
  },
  {
    title: 'Name',
    card: 'text',
    ellipsis: true,
    orders: ordersOf('name', ALPHABETICAL),
    render: ({ name }) => name,
  },
  {
    title: 'Email',
    width: '20%',
    ellipsis: true,
    card: 'text',
    orders: ordersOf('email', ALPHABETICAL),
    render: ({ email }) => email,
  },
  {
    title: 'Role',
    width: 96,
    orders: ordersOf('role', ['admins first', 'staff first']),
    card: 'status',
    render: ({ role }) => <RoleBadge role={role} />,
  },
  {
    title: 'Phone',
    width: 136,
    ellipsis: true,
    optional: true,
    render: ({ phone }) => phone || '-',
  },
  {
    title: 'Status',
    width: 104,
    card: 'status',
    orders: ordersOf('status', ['active first', 'inactive first']),
    render: ({ is_active: isActive }) =>
      isActive ? (
        <ToneBadge tone="good">Active</ToneBadge>
      ) : (
        <ToneBadge tone="other">Inactive</ToneBadge>
      ),
  },
];

interface UserTableProps {
  list: ReturnType<typeof useUserList>;
  view: TableView;
  switchingId: string | undefined;
  onToggleActive: (user: UserDto) => void;
  onEdit: (user: UserDto) => void;
  onDelete: (user: UserDto) => void;
  onOpenCourses: (user: UserDto) => void;
  /** A dialog is open that handles the keys. */
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
      actions={(user) => {
        const isOwn = user.id === ownId;
        const isActive = user.is_active;
        return [
          {
            title: isActive ? 'Deactivate' : 'Activate',
            id: 'activity',
            icon: isActive ? <StopOutlined /> : <CheckCircleOutlined />,
            ...(isOwn && { reason: 'You cannot deactivate yourself' }),
            disabled: isOwn,
            loading: user.id === switchingId,
            onClick: () => onToggleActive(user),
          },
          { title: 'Edit', icon: <EditOutlined />, onClick: () => onEdit(user) },
          {
            title: 'Delete',
            icon: <DeleteOutlined />,
            ...(isOwn && { reason: 'You cannot delete yourself' }),
            danger: true,
            disabled: isOwn,
            onClick: () => onDelete(user),
          },
        ];
      }}
      actionsKey={switchingId}
      list={list}
      total={list.rows && list.total}
      view={view}
      empty={{
        title: 'No users found',
        reason: 'No user matches the search, the role and the status.',
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
