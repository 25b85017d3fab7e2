import type { UserDto } from '../../../api/generated/model/userDto';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { editUserSchema, newUserSchema } from '../forms/user-schema';
import { UserFields } from '../forms/UserFields';
import { NEW_USER, toUpdateUserDto, toUserValues } from '../forms/user-values';
import type { useUserMutations } from '../hooks/useUserMutations';

interface UserDialogsProps {
  isAdding: boolean;
  /** Who is being edited, if anybody. */
  edited: UserDto | undefined;
  mutations: ReturnType<typeof useUserMutations>;
  onClose: () => void;
}

export function UserDialogs({ isAdding, edited, mutations, onClose }: UserDialogsProps) {
  const { create, update } = mutations;
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
      <FormDialog
        open={edited !== undefined}
        title="Edit User"
        draftName={`user ${edited?.id}`}
        initialValues={edited ? toUserValues(edited) : NEW_USER}
        schema={editUserSchema}
        onSubmit={async (values) => {
          if (edited) await update.mutateAsync({ id: edited.id, data: toUpdateUserDto(values) });
        }}
        onClose={onClose}
      >
        <UserFields isNew={false} />
      </FormDialog>
    </>
  );
}
