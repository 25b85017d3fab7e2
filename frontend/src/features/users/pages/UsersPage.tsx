import { MailOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { UserDto } from '../../../api/generated/model/userDto';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import { PageHeader } from '../../../components/admin/PageHeader';
import { useConfirmation } from '../../../components/admin/use-confirmation';
import { useTableView } from '../../../components/admin/use-table-view';
import { useUndoKey } from '../../../components/admin/undo';
import { StaffCoursesDialog } from '../../marketplace/admin';
import { ViewsMenu } from '../../views';
import { UserDialogs } from '../components/UserDialogs';
import { UserStats } from '../components/UserStats';
import { UserFilters } from '../components/UserFilters';
import { UserTable } from '../components/UserTable';
import { useUserList } from '../hooks/use-user-list';
import { useUserMutations } from '../hooks/use-user-mutations';
import { InvitationDialogs } from '../invitations/InvitationDialogs';
import { PendingInvitations } from '../invitations/PendingInvitations';
import { useInvitations } from '../invitations/use-invitations';

export default function UsersPage() {
  useUndoKey();
  const list = useUserList();
  const tools = useTableView('users');
  const invitations = useInvitations();
  const mutations = useUserMutations();
  const { remove, toggleActive } = mutations;
  const deletion = useConfirmation<UserDto>(remove);
  return (
    <>
      <PageHeader
        title="User Management"
        subtitle="Manage admin and staff users"
        actions={
          <>
            <ViewsMenu list="users" columns={tools} />
            <Button
              icon={<MailOutlined aria-hidden="true" />}
              onClick={() => list.openDialog('invite')}
            >
              Invite
            </Button>
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={() => list.openDialog('new')}
            >
              Add User
            </Button>
          </>
        }
      />
      <UserStats list={list} />
      <UserFilters list={list} tools={tools} />
      <UserTable
        list={list}
        view={tools.view}
        switchingId={toggleActive.isPending ? toggleActive.variables.id : undefined}
        onToggleActive={(user) => toggleActive.mutate(user)}
        onEdit={({ id }) => list.openDialog(id)}
        onDelete={deletion.ask}
        onOpenCourses={({ id }) => list.openDialog(`courses-${id}`)}
        isAsking={deletion.dialog.open || list.isDialogOpen}
      />
      {/* Loads later and would push the list down, so it comes last. */}
      <PendingInvitations list={invitations} />
      <UserDialogs list={list} mutations={mutations} />
      <InvitationDialogs
        isInviting={list.isInviting}
        invitations={invitations}
        onClose={list.closeDialog}
      />
      <StaffCoursesDialog user={list.coursesOf} onClose={list.closeDialog} />
      <ConfirmDialog title="Are you sure?" confirmLabel="Delete" {...deletion.dialog}>
        This will delete the user <strong>{deletion.target?.username}</strong> (
        {deletion.target?.name}) and end all sessions. This action cannot be undone.
      </ConfirmDialog>
    </>
  );
}
