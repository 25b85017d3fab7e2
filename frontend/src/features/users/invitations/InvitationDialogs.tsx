import { Button, Input, Select } from 'antd';
import { Dialog } from '../../../components/admin/Dialog';
import dialog from '../../../components/admin/dialog.module.css';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { FormField } from '../../../components/admin/forms/FormField';
import { ROLE_OPTIONS } from '../user-options';
import { invitationSchema, NEW_INVITATION } from './invitation-schema';
import type { useInvitations } from './use-invitations';

interface InvitationDialogsProps {
  isInviting: boolean;
  invitations: ReturnType<typeof useInvitations>;
  onClose: () => void;
}

export function InvitationDialogs(props: InvitationDialogsProps) {
  const { isInviting, invitations, onClose } = props;
  const { invite, sendsMail, copied, closeCopied } = invitations;
  return (
    <>
      <FormDialog
        open={isInviting}
        title="Invite a user"
        draftName="new invitation"
        initialValues={NEW_INVITATION}
        schema={invitationSchema}
        onSubmit={(data) => invite.mutateAsync({ data })}
        onClose={onClose}
        submitLabel={sendsMail ? 'Send invitation' : 'Create link'}
        width={480}
      >
        <p className={dialog.lead}>
          {sendsMail
            ? 'They get a mail with a link, by which they choose a username and a password. It works once, for seven days.'
            : 'This site sends no mail. You get a link to hand to them, by which they choose a username and a password. It works once, for seven days.'}
        </p>
        <FormField name="name" label="Name" required>
          <Input autoComplete="off" />
        </FormField>
        <FormField name="email" label="Email" required>
          <Input type="email" autoComplete="off" />
        </FormField>
        <FormField name="role" label="Role" required>
          <Select options={ROLE_OPTIONS} />
        </FormField>
      </FormDialog>
      <Dialog
        open={copied !== undefined}
        title={`Link for ${copied?.name ?? ''}`}
        onCancel={closeCopied}
        footer={<Button onClick={closeCopied}>Close</Button>}
      >
        <p className={dialog.lead}>
          Hand it to them only: it lets in whoever has it, once, for seven days.
        </p>
        <Input
          readOnly
          aria-label="Link"
          value={copied?.link ?? ''}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </>
  );
}
