import { useConfirmTwoFactor } from '../../../api/generated/account/account';
import type { NewTwoFactorDto } from '../../../api/generated/model/newTwoFactorDto';
import { CodeField } from '../../../components/admin/forms/CodeField';
import { AccountForm } from '../components/AccountForm';
import { codeSchema, NO_CODE } from './code-schema';
import styles from './TwoFactor.module.css';
import { useRefreshTwoFactor } from './use-refresh-two-factor';
import { QrCode } from './QrCode';

interface AppFormProps {
  app: NewTwoFactorDto;
  onConfirmed: (codes: string[]) => void;
  onCancel: () => void;
}

export function AppForm({ app: { uri, secret }, onConfirmed, onCancel }: AppFormProps) {
  const refresh = useRefreshTwoFactor();
  const confirm = useConfirmTwoFactor({ mutation: { onSuccess: refresh } });
  return (
    <AccountForm
      title="Add this account to your app"
      level={3}
      submitLabel="Turn on"
      initialValues={NO_CODE}
      schema={codeSchema}
      onSubmit={async (data) => onConfirmed((await confirm.mutateAsync({ data })).recovery_codes)}
      done="Two-factor authentication is on"
      failure="Failed to turn it on"
      onCancel={onCancel}
    >
      <ol className={styles.steps}>
        <li>Open an authenticator app on your phone, and add an account.</li>
        <li>
          Scan this:
          <div className={styles.code}>
            <QrCode text={uri} label="QR code for the authenticator app" />
          </div>
          Or type in this key: <strong className={styles.secret}>{inGroups(secret)}</strong>
        </li>
        <li>Enter the six digits that the app shows now.</li>
      </ol>
      <CodeField />
    </AccountForm>
  );
}

/** Of four, as they are easier to type. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
