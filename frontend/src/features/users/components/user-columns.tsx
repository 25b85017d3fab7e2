import type { UserDto } from '../../../api/generated/model/userDto';
import { ALPHABETICAL, ordersOf, type DataColumn } from '../../../components/admin/data-columns';
import { ToneBadge } from '../../../components/admin/ToneBadge';
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
