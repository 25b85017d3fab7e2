import { object } from 'yup';
import { useRenameAccount } from '../../../api/generated/account/account';
import { renameAccountLimits as limits } from '../../../api/generated/limits/renameAccountLimits';
import { nameText } from '../../../components/admin/forms/rules';
import { TextField } from '../../../components/admin/forms/TextField';
import { useCurrentUser } from '../../auth';
import { useKeepUser } from '../use-keep-user';
import { AccountForm } from './AccountForm';

const schema = object({ name: nameText('Name', limits.name) });

export function NameForm() {
  const { name } = useCurrentUser();
  const keep = useKeepUser();
  const rename = useRenameAccount({ mutation: { onSuccess: keep } });
  return (
    <AccountForm
      title="Name"
      submitLabel="Save name"
      initialValues={{ name }}
      schema={schema}
      onSubmit={(data) => rename.mutateAsync({ data })}
      valuesAfter={(values) => ({ name: values.name.trim() })}
      done="Your name is changed"
      failure="Failed to change your name"
    >
      <TextField name="name" label="Name" autoComplete="name" required />
    </AccountForm>
  );
}
