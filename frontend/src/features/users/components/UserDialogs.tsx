import { useState } from 'react';
import type { UserDto } from '../../../api/generated/model/userDto';
import { FormButton } from '../../../components/admin/forms/FormButton';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { HistoryLink } from '../../../components/admin/HistoryLink';
import { useCurrentUser } from '../../auth';
import { editUserSchema, newUserSchema } from '../forms/user-schema';
import { UserFields } from '../forms/UserFields';
import { NEW_USER, toUpdateUserDto, toUserValues } from '../forms/user-values';
import type { useUserMutations } from '../hooks/use-user-mutations';
import { ResetTwoFactor } from './ResetTwoFactor';
import { UserMails } from './UserMails';

export interface UserDialogsProps {
  isAdding: boolean;
  edited: UserDto | undefined;
  mutations: ReturnType<typeof useUserMutations>;
  onClose: () => void;
}

export default function UserDialogs({ isAdding, edited, mutations, onClose }: UserDialogsProps) {
  const { create, update, signOut } = mutations;
  const { id: ownId } = useCurrentUser();
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(edited);
  if (edited && edited !== shown) setShown(edited);
  return (
    <>
      <FormDialog
        open={isAdding}
        title="Add New User"
        draftName="new user"
        initialValues={NEW_USER}
        schema={newUserSchema}
        onSubmit={(data) => create.mutateAsync({ data })}
        onClose={onClose}
      >
        <UserFields isNew />
      </FormDialog>
      {shown && (
        <FormDialog
          open={edited !== undefined}
          title="Edit User"
          draftName={`user ${shown.id}`}
          initialValues={toUserValues(shown)}
          schema={editUserSchema}
          onSubmit={(values) => update.mutateAsync({ user: shown, data: toUpdateUserDto(values) })}
          onClose={onClose}
          extraAction={() => (
            <>
              {shown.id !== ownId && shown.is_active && (
                <FormButton
                  type="text"
                  danger
                  loading={signOut.isPending}
                  onClick={() => signOut.mutate(shown)}
                >
                  Sign out
                </FormButton>
              )}
              {shown.id !== ownId && <ResetTwoFactor user={shown} />}
              <HistoryLink type="user" id={shown.id} />
            </>
          )}
        >
          <UserFields isNew={false} />
          <UserMails key={shown.id} user={shown} isOwn={shown.id === ownId} />
        </FormDialog>
      )}
    </>
  );
}
