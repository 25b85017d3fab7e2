import { CheckCircleOutlined, DeleteOutlined, EditOutlined, StopOutlined } from '@ant-design/icons';
import type { UserDto } from '../../../api/generated/model/userDto';
import { RowActions } from '../../../components/admin/table/RowActions';

interface UserActionsProps {
  user: UserDto;
  /** The row of the user who is signed in, who can neither deactivate nor delete themselves. */
  isOwn: boolean;
  isSwitching: boolean;
  onToggleActive: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function UserActions(props: UserActionsProps) {
  const { user, isOwn, isSwitching, onToggleActive, onEdit, onDelete } = props;
  const { username, is_active: isActive } = user;
  const act = isActive ? 'Deactivate' : 'Activate';
  return (
    <RowActions
      name={username}
      actions={[
        {
          title: act,
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
      ]}
    />
  );
}
