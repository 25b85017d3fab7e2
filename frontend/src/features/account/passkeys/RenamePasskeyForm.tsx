import { Input } from 'antd';
import { object } from 'yup';
import { useRenamePasskey } from '../../../api/generated/account/account';
import type { PasskeyDto } from '../../../api/generated/model/passkeyDto';
import { FormField } from '../../../components/admin/forms/FormField';
import { AccountForm } from '../components/AccountForm';
import { passkeyName } from './passkey-name';
import { useRefreshPasskeys } from './use-refresh-passkeys';

const schema = object({ name: passkeyName });

interface RenamePasskeyFormProps {
  passkey: PasskeyDto;
  onEnd: () => void;
}

export function RenamePasskeyForm({ passkey: { id, name }, onEnd }: RenamePasskeyFormProps) {
  const refresh = useRefreshPasskeys();
  const rename = useRenamePasskey({ mutation: { onSuccess: refresh } });
  return (
    <AccountForm
      title={`Rename ${name}`}
      level={3}
      submitLabel="Save name"
      initialValues={{ name }}
      schema={schema}
      onSubmit={async (data) => {
        await rename.mutateAsync({ id, data });
        onEnd();
      }}
      done="Your passkey is renamed"
      failure="Failed to rename the passkey"
      onCancel={onEnd}
    >
      <FormField name="name" label="Name" required>
        <Input autoComplete="off" />
      </FormField>
    </AccountForm>
  );
}
