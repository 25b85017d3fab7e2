import { CheckCircleOutlined, DeleteOutlined, EditOutlined, StopOutlined } from '@ant-design/icons';
import type { UserDto } from '../../../api/generated/model/userDto';
import type { Action } from '../../../components/admin/RowActions';

interface UserHandlers {
  /** Whether this is the signed-in user, who can neither deactivate nor delete themselves. */
  isOwn: boolean;
  isSwitching: boolean;
  onToggleActive: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function userActions({ is_active: isActive }: UserDto, handlers: UserHandlers): Action[] {
  const { isOwn, isSwitching, onToggleActive, onEdit, onDelete } = handlers;
  return [
    {
      title: isActive ? 'Deactivate' : 'Activate',
      id: 'activity',
      icon: isActive ? <StopOutlined /> : <CheckCircleOutlined />,
      ...(isOwn && { reason: 'You cannot deactivate yourself' }),
      disabled: isOwn,
      loading: isSwitching,
      onClick: onToggleActive,
    },
    { title: 'Edit', icon: <EditOutlined />, onClick: onEdit },
    {
      title: 'Delete',
      icon: <DeleteOutlined />,
      ...(isOwn && { reason: 'You cannot delete yourself' }),
      danger: true,
      disabled: isOwn,
      onClick: onDelete,
    },
  ];
}
