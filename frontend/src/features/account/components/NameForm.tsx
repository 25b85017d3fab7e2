import { Input } from 'antd';
import { object } from 'yup';
import { useRenameAccount } from '../../../api/generated/account/account';
import { renameAccountLimits as limits } from '../../../api/generated/limits/renameAccountLimits';
import { nameText } from '../../../components/admin/forms/rules';
import { FormField } from '../../../components/admin/forms/FormField';
import { useCurrentUser } from '../../auth';
import { useUpdateCachedUser } from '../use-update-cached-user';
import { AccountForm } from './AccountForm';

const schema = object({ name: nameText('Name', limits.name) });

export function NameForm() {
  const { name } = useCurrentUser();
  const keep = useUpdateCachedUser();
  const rename = useRenameAccount({ mutation: { onSuccess: keep } });
  return (
    <AccountForm
      title="Name"
      submitLabel="Save name"
      initialValues={{ name }}
      schema={schema}
      onSubmit={(data) => rename.mutateAsync({ data })}
      valuesAfter={(values) => ({ name: values.name.trim() })}
      done="Your name was changed"
      failure="Failed to change your name"
    >
      <FormField name="name" label="Name" required>
        <Input autoComplete="name" />
      </FormField>
    </AccountForm>
  );
}
