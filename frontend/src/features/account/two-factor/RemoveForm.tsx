import { useRemoveTwoFactor } from '../../../api/generated/account/account';
import { CodeField } from '../../../components/admin/forms/CodeField';
import { AccountForm } from '../components/AccountForm';
import { codeSchema, NO_CODE } from './code-schema';
import { useRefreshTwoFactor } from './use-refresh-two-factor';

interface RemoveFormProps {
  onRemoved: () => void;
  onCancel: () => void;
}

export function RemoveForm({ onRemoved, onCancel }: RemoveFormProps) {
  const refresh = useRefreshTwoFactor();
  const remove = useRemoveTwoFactor({ mutation: { onSuccess: refresh } });
  return (
    <AccountForm
      title="Turn off two-factor authentication"
      level={3}
      submitLabel="Turn off"
      initialValues={NO_CODE}
      schema={codeSchema}
      onSubmit={async (data) => {
        await remove.mutateAsync({ data });
        onRemoved();
      }}
      done="Two-factor authentication is off"
      failure="Failed to turn it off"
      onCancel={onCancel}
    >
      <CodeField hint="Of your app, or a recovery code" />
    </AccountForm>
  );
}
