import type { UserDto } from '../../../api/generated/model/userDto';
import { ALPHABETICAL, ordersOf, type DataColumn } from '../../../components/admin/table/columns';
import { Line } from '../../../components/admin/table/Lines';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { RoleBadge } from './RoleBadge';

export const USER_COLUMNS: DataColumn<UserDto>[] = [
  {
    title: 'Username',
    width: 'minmax(0, 1fr)',
    card: 'name',
    orders: ordersOf('username', ALPHABETICAL),
    render: ({ username }) => <Line text={username} />,
  },
  {
    title: 'Name',
    width: 'minmax(0, 1fr)',
    card: 'text',
    orders: ordersOf('name', ALPHABETICAL),
    render: ({ name }) => <Line text={name} />,
  },
  {
    title: 'Email',
    width: 'minmax(0, 1.4fr)',
    card: 'text',
    orders: ordersOf('email', ALPHABETICAL),
    render: ({ email }) => <Line text={email} />,
  },
  {
    title: 'Role',
    width: '5rem',
    orders: ordersOf('role', ['admins first', 'staff first']),
    card: 'status',
    render: ({ role }) => <RoleBadge role={role} />,
  },
  {
    title: 'Phone',
    width: '136px',
    optional: true,
    render: ({ phone }) => <Line text={phone || '-'} />,
  },
  {
    title: 'Status',
    width: '6rem',
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
