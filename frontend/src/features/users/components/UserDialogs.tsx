import { Button } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { RecordLoader } from '../../../components/admin/forms/RecordLoader';
import { HistoryLink } from '../../../components/admin/HistoryLink';
import { useCurrentUser } from '../../auth';
import { editUserSchema, newUserSchema } from '../forms/user-schema';
import { UserFields } from '../forms/UserFields';
import { NEW_USER, toUpdateUserDto, toUserValues } from '../forms/user-values';
import type { useUserList } from '../hooks/use-user-list';
import type { useUserMutations } from '../hooks/use-user-mutations';
import { ResetTwoFactor } from './ResetTwoFactor';
import { UserMails } from './UserMails';

interface UserDialogsProps {
  /** Its address names the user to edit, or "new". */
  list: ReturnType<typeof useUserList>;
  mutations: ReturnType<typeof useUserMutations>;
}

export function UserDialogs({ list, mutations }: UserDialogsProps) {
  const { isAdding, editedId, edited, record, closeDialog: onClose } = list;
  const { create, update, signOut } = mutations;
  const { id: ownId } = useCurrentUser();
  // The dialog keeps its content while it closes.
  const [kept, setKept] = useState({ id: editedId, user: edited });
  if (editedId !== '' && (editedId !== kept.id || edited !== kept.user)) {
    setKept({ id: editedId, user: edited });
  }
  const { id, user: shown } = kept;
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
      {id !== '' && (
        <FormDialog
          open={editedId !== ''}
          title="Edit User"
          draftName={`user ${id}`}
          initialValues={shown && toUserValues(shown)}
          placeholder={<RecordLoader noun="user" query={record} onClose={onClose} />}
          schema={editUserSchema}
          onSubmit={(values) => update.mutateAsync({ user: { id }, data: toUpdateUserDto(values) })}
          onClose={onClose}
          extraAction={() =>
            shown && (
              <>
                {id !== ownId && shown.is_active && (
                  <Button
                    type="text"
                    danger
                    loading={signOut.isPending}
                    onClick={() => signOut.mutate(shown)}
                  >
                    Sign out
                  </Button>
                )}
                <HistoryLink type="user" id={id} />
              </>
            )
          }
        >
          <UserFields isNew={false} />
          {shown && id !== ownId && <ResetTwoFactor key={`factor ${id}`} user={shown} />}
          {shown && <UserMails key={id} user={shown} isOwn={id === ownId} />}
        </FormDialog>
      )}
    </>
  );
}
