import { CheckCircleOutlined, DeleteOutlined, EditOutlined, StopOutlined } from '@ant-design/icons';
import type { UserDto } from '../../../api/generated/model/userDto';
import { IconAction } from '../../../components/admin/IconAction';
import styles from './UserActions.module.css';

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
    <div className={styles.actions}>
      <IconAction
        tooltip={isOwn ? 'You cannot deactivate yourself' : act}
        label={`${act} ${username}`}
        icon={isActive ? <StopOutlined /> : <CheckCircleOutlined />}
        disabled={isOwn}
        loading={isSwitching}
        onClick={onToggleActive}
      />
      <IconAction
        tooltip="Edit"
        label={`Edit ${username}`}
        icon={<EditOutlined />}
        onClick={onEdit}
      />
      <IconAction
        tooltip={isOwn ? 'You cannot delete yourself' : 'Delete'}
        label={`Delete ${username}`}
        icon={<DeleteOutlined />}
        danger
        disabled={isOwn}
        onClick={onDelete}
      />
    </div>
  );
}
