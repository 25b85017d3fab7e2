import { Button } from 'antd';
import { useState } from 'react';
import { object } from 'yup';
import { useGetTwoFactor, useProve } from '../../../api/generated/account/account';
import { proofLimits as limits } from '../../../api/generated/limits/proofLimits';
import type { ProofDto } from '../../../api/generated/model/proofDto';
import { CodeField } from '../../../components/admin/forms/CodeField';
import { text } from '../../../components/admin/forms/rules';
import { toastError } from '../../../components/toaster/toast-failure';
import { PasskeyButton, useCurrentUser } from '../../auth';
import { AccountForm } from '../components/AccountForm';
import { CurrentPasswordField } from '../components/CurrentPasswordField';
import { codeSchema, NO_CODE } from '../two-factor/code-schema';
import styles from './ProofForm.module.css';

interface ProofFormProps {
  onProven: () => void;
  onCancel: () => void;
}

const FAILURE = 'Failed to confirm that it is you';
const passwordSchema = object({
  current_password: text('Current password', limits.current_password),
});

/** By the password, or by what else its owner has set up. */
export default function ProofForm({ onProven, onCancel }: ProofFormProps) {
  const [isByCode, setByCode] = useState(false);
  const factors = useGetTwoFactor().data;
  const { username } = useCurrentUser();
  const prove = useProve();
  const submit = async (data: ProofDto) => {
    await prove.mutateAsync({ data });
    onProven();
  };
  const form = { level: 3, submitLabel: 'Confirm', failure: FAILURE, onCancel } as const;
  return (
    <div className={styles.form}>
      <p>This needs a proof that is no older than 15 minutes. Then it goes on by itself.</p>
      {isByCode ? (
        <AccountForm
          key="code"
          {...form}
          title="By a code"
          initialValues={NO_CODE}
          schema={codeSchema}
          onSubmit={submit}
        >
          <CodeField hint="Of your app, or a recovery code" />
        </AccountForm>
      ) : (
        <AccountForm
          key="password"
          {...form}
          title="By your password"
          initialValues={{ current_password: '' }}
          schema={passwordSchema}
          onSubmit={submit}
        >
          {/* Whose password it is, for password managers. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <CurrentPasswordField />
        </AccountForm>
      )}
      {(factors?.passkeys ?? 0) > 0 && (
        <PasskeyButton onProof={(passkey) => submit({ passkey }).catch(toastError(FAILURE))}>
          Use your passkey
        </PasskeyButton>
      )}
      {factors?.enabled_at && (
        <Button type="text" onClick={() => setByCode(!isByCode)}>
          {isByCode ? 'Use your password' : 'Use a code'}
        </Button>
      )}
    </div>
  );
}
