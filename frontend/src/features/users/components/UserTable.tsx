import type { UseQueryResult } from '@tanstack/react-query';
import type { UserDto } from '../../../api/generated/model/userDto';
import type { UserListDto } from '../../../api/generated/model/userListDto';
import { DataTable, type DataColumn } from '../../../components/admin/DataTable';
import { EmailAddress } from '../../../components/admin/EmailAddress';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { useCurrentUser } from '../../auth';
import { RoleBadge } from './RoleBadge';
import { UserActions } from './UserActions';

interface UserTableProps {
  query: UseQueryResult<UserListDto, unknown>;
  switchingId: string | undefined;
  onToggleActive: (user: UserDto) => void;
  onEdit: (user: UserDto) => void;
  onDelete: (user: UserDto) => void;
}

const FIELDS: DataColumn<UserDto>[] = [
  { title: 'Username', render: ({ username }) => username },
  { title: 'Name', render: ({ name }) => name },
  { title: 'Email', render: ({ email }) => <EmailAddress value={email} /> },
  { title: 'Role', fit: true, render: ({ role }) => <RoleBadge role={role} /> },
  { title: 'Phone', render: ({ phone }) => phone || '-' },
  {
    title: 'Status',
    fit: true,
    render: ({ is_active: isActive }) =>
      isActive ? (
        <ToneBadge tone="good">Active</ToneBadge>
      ) : (
        <ToneBadge tone="other">Inactive</ToneBadge>
      ),
  },
];

export function UserTable(props: UserTableProps) {
  const { query, switchingId, onToggleActive, onEdit, onDelete } = props;
  const { id: ownId } = useCurrentUser();
  const actions: DataColumn<UserDto> = {
    title: 'Actions',
    pinned: true,
    render: (user) => (
      <UserActions
        user={user}
        isOwn={user.id === ownId}
        isSwitching={user.id === switchingId}
        onToggleActive={() => onToggleActive(user)}
        onEdit={() => onEdit(user)}
        onDelete={() => onDelete(user)}
      />
    ),
  };
  return (
    <DataTable
      label="Users"
      query={query}
      rows={({ users }) => users}
      rowKey={({ id }) => id}
      columns={[...FIELDS, actions]}
      empty="No users found"
      errorTitle="We could not load the users"
    />
  );
}
