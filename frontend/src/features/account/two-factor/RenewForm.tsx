import { useRenewRecoveryCodes } from '../../../api/generated/account/account';
import { CodeField } from '../../../components/admin/forms/CodeField';
import { AccountForm } from '../components/AccountForm';
import { codeSchema, NO_CODE } from './code-schema';
import { useRefreshTwoFactor } from './use-refresh-two-factor';

interface RenewFormProps {
  onRenewed: (codes: string[]) => void;
  onCancel: () => void;
}

export function RenewForm({ onRenewed, onCancel }: RenewFormProps) {
  const refresh = useRefreshTwoFactor();
  const renew = useRenewRecoveryCodes({ mutation: { onSuccess: refresh } });
  return (
    <AccountForm
      title="Make new recovery codes"
      level={3}
      submitLabel="Make new codes"
      initialValues={NO_CODE}
      schema={codeSchema}
      onSubmit={async (data) => onRenewed((await renew.mutateAsync({ data })).recovery_codes)}
      failure="Failed to make new codes"
      onCancel={onCancel}
    >
      <CodeField hint="Of your app, or a recovery code. Older recovery codes stop working." />
    </AccountForm>
  );
}
