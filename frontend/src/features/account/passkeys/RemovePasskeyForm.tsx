import { object } from 'yup';
import { useRemovePasskey } from '../../../api/generated/account/account';
import { confirmPasskeyLimits as limits } from '../../../api/generated/limits/confirmPasskeyLimits';
import type { PasskeyDto } from '../../../api/generated/model/passkeyDto';
import { text } from '../../../components/admin/forms/rules';
import { AccountForm } from '../components/AccountForm';
import { CurrentPasswordField } from '../components/CurrentPasswordField';
import { useRefreshPasskeys } from './use-refresh-passkeys';

const schema = object({ current_password: text('Current password', limits.current_password) });

interface RemovePasskeyFormProps {
  passkey: PasskeyDto;
  onEnd: () => void;
}

export function RemovePasskeyForm({ passkey: { id, name }, onEnd }: RemovePasskeyFormProps) {
  const refresh = useRefreshPasskeys();
  const remove = useRemovePasskey({ mutation: { onSuccess: refresh } });
  return (
    <AccountForm
      title={`Remove ${name}`}
      level={3}
      submitLabel="Remove"
      initialValues={{ current_password: '' }}
      schema={schema}
      onSubmit={async (data) => {
        await remove.mutateAsync({ id, data });
        onEnd();
      }}
      done="The passkey is removed. Delete it on your device, too"
      failure="Failed to remove the passkey"
      onCancel={onEnd}
    >
      <CurrentPasswordField />
    </AccountForm>
  );
}
