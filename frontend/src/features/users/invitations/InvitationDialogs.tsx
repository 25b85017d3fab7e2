import { Input, Select, Typography } from 'antd';
import { object, string } from 'yup';
import { inviteLimits as limits } from '../../../api/generated/limits/inviteLimits';
import type { InviteDto } from '../../../api/generated/model/inviteDto';
import { UserRole } from '../../../api/generated/model/userRole';
import { FormDialog } from '../../../components/admin/forms/FormDialog';
import { FormField } from '../../../components/admin/forms/FormField';
import { emailAddress, nameText } from '../../../components/admin/forms/rules';
import { SecretDialog } from '../../../components/admin/SecretDialog';
import { ROLE_OPTIONS } from '../user-options';
import type { useInvitations } from './use-invitations';

const NEW_INVITATION: InviteDto = { email: '', name: '', role: 'staff' };

const schema = object({
  name: nameText('Name', limits.name),
  email: emailAddress(),
  role: string().oneOf(Object.values(UserRole)),
});

interface InvitationDialogsProps {
  isInviting: boolean;
  invitations: ReturnType<typeof useInvitations>;
  onClose: () => void;
}

export function InvitationDialogs({ isInviting, invitations, onClose }: InvitationDialogsProps) {
  const { invite, sendsMail, getLink } = invitations;
  const name = getLink.variables?.name ?? '';
  return (
    <>
      <FormDialog
        open={isInviting}
        title="Invite a user"
        draftName="new invitation"
        initialValues={NEW_INVITATION}
        schema={schema}
        onSubmit={(data) => invite.mutateAsync({ data })}
        onClose={onClose}
        submitLabel={sendsMail ? 'Send invitation' : 'Create link'}
        width={480}
      >
        <Typography.Paragraph type="secondary">
          {sendsMail
            ? 'We email them a link with which they choose a username and a password. It works once, for seven days.'
            : 'This site sends no email. You get a link to give to them, with which they choose a username and a password. It works once, for seven days.'}
        </Typography.Paragraph>
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
      <SecretDialog
        secret={getLink.data?.link}
        title={`Link for ${name}`}
        label="Link"
        copied={{ title: 'Link copied', description: `Give it to ${name} only` }}
        onClose={getLink.reset}
      >
        Give it to them only: anyone who has it can join with it, once, for seven days.
      </SecretDialog>
    </>
  );
}
