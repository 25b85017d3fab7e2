import { object } from 'yup';
import { useBeginTwoFactor } from '../../../api/generated/account/account';
import { beginTwoFactorLimits as limits } from '../../../api/generated/limits/beginTwoFactorLimits';
import type { NewTwoFactorDto } from '../../../api/generated/model/newTwoFactorDto';
import { text } from '../../../components/admin/forms/rules';
import { AccountForm } from '../components/AccountForm';
import { CurrentPasswordField } from '../components/CurrentPasswordField';

interface BeginFormProps {
  onBegun: (app: NewTwoFactorDto) => void;
  onCancel: () => void;
}

const schema = object({ current_password: text('Current password', limits.current_password) });

export function BeginForm({ onBegun, onCancel }: BeginFormProps) {
  const begin = useBeginTwoFactor();
  return (
    <AccountForm
      title="Confirm that it is you"
      level={3}
      submitLabel="Continue"
      initialValues={{ current_password: '' }}
      schema={schema}
      onSubmit={async (data) => onBegun(await begin.mutateAsync({ data }))}
      failure="Failed to begin"
      onCancel={onCancel}
    >
      <CurrentPasswordField />
    </AccountForm>
  );
}
