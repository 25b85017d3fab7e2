import { Input } from 'antd';
import { object } from 'yup';
import { useAddPasskey, useBeginPasskey } from '../../../api/generated/account/account';
import { confirmPasskeyLimits as limits } from '../../../api/generated/limits/confirmPasskeyLimits';
import { text } from '../../../components/admin/forms/rules';
import { FormField } from '../../../components/admin/forms/FormField';
import { describePasskeyFailure, makePasskey } from '../../auth';
import { AccountForm } from '../components/AccountForm';
import { CurrentPasswordField } from '../components/CurrentPasswordField';
import { passkeyName } from './passkey-name';
import { useRefreshPasskeys } from './use-refresh-passkeys';

interface AddPasskeyFormProps {
  onAdded: () => void;
  onCancel: () => void;
}

const NOTHING = { name: '', current_password: '' };

const schema = object({
  name: passkeyName,
  current_password: text('Current password', limits.current_password),
});

export function AddPasskeyForm({ onAdded, onCancel }: AddPasskeyFormProps) {
  const refresh = useRefreshPasskeys();
  const begin = useBeginPasskey();
  const add = useAddPasskey({ mutation: { onSuccess: refresh } });
  const submit = async ({ name, current_password }: typeof NOTHING) => {
    const options = await begin.mutateAsync({ data: { current_password } });
    const made = await makePasskey(options);
    await add.mutateAsync({ data: { ...made, name } });
    onAdded();
  };
  return (
    <AccountForm
      title="Add a passkey"
      level={3}
      submitLabel="Continue"
      initialValues={NOTHING}
      schema={schema}
      onSubmit={submit}
      done="Your passkey is added"
      failure="Failed to add the passkey"
      describe={describePasskeyFailure}
      onCancel={onCancel}
    >
      <FormField
        name="name"
        label="Name"
        hint="So that you know it again, such as “My laptop”"
        required
      >
        <Input autoComplete="off" />
      </FormField>
      <CurrentPasswordField />
    </AccountForm>
  );
}
