import { Button, Flex, Input } from 'antd';
import { Formik, type FormikHelpers } from 'formik';
import { useCallback, useState } from 'react';
import { object, string } from 'yup';
import type { LoginDto } from '../../../api/generated/model/loginDto';
import { CodeField } from '../../../components/admin/forms/CodeField';
import { toServerErrors } from '../../../components/admin/forms/server-errors';
import { FormField, FormikForm } from '../../../components/admin/forms/FormField';
import { toast } from '../../../components/toaster/toast-store';
import { PasskeyButton } from '../passkeys/PasskeyButton';
import { supportsPasskeys } from '../passkeys/passkeys';

/** The factors that the account accepts besides the password. */
export interface Asked {
  code: boolean;
  passkey: boolean;
}

interface CodeFormProps {
  asked: Asked;
  /** Signs in. Rejects with the server's error. */
  onSubmit: (factor: Pick<LoginDto, 'code' | 'passkey'>) => Promise<unknown>;
  onBack: () => void;
}

const schema = object({ code: string().trim().required('Code is required') });
const NOTHING = { code: '' };

/** The second step of the login, for accounts with two-factor authentication. */
export function CodeForm({ asked, onSubmit, onBack }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      {asked.code && (
        <CodeEntry
          key={String(isRecovery)}
          isRecovery={isRecovery}
          onSubmit={(code) => onSubmit({ code })}
        />
      )}
      {asked.passkey && <PasskeyStep isAlone={!asked.code} onSubmit={onSubmit} />}
      <Flex wrap justify="center">
        {asked.code && (
          <Button type="text" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? 'Use a code from your app' : 'Use a recovery code'}
          </Button>
        )}
        <Button type="text" onClick={onBack}>
          Back
        </Button>
      </Flex>
    </>
  );
}

function PasskeyStep({
  isAlone,
  onSubmit,
}: Pick<CodeFormProps, 'onSubmit'> & { isAlone: boolean }) {
  const begin = useCallback(
    (box: HTMLElement | null) => {
      if (isAlone) box?.querySelector('button')?.focus();
    },
    [isAlone],
  );
  const tell = (error: unknown) => {
    const { passkey } = toServerErrors(error, {});
    if (passkey) toast({ title: 'Error', description: passkey.message, variant: 'destructive' });
  };
  return (
    <>
      {isAlone && (
        <p>
          {supportsPasskeys()
            ? 'Your account also requires your passkey.'
            : 'Your account also requires your passkey, which this browser does not support. Use another browser, or ask an administrator for a reset.'}
        </p>
      )}
      <div ref={begin}>
        <PasskeyButton
          type={isAlone ? 'primary' : 'default'}
          onAssertion={(passkey) => onSubmit({ passkey }).catch(tell)}
        >
          Use your passkey
        </PasskeyButton>
      </div>
    </>
  );
}

function CodeEntry({
  isRecovery,
  onSubmit,
}: {
  isRecovery: boolean;
  onSubmit: (code: string) => Promise<unknown>;
}) {
  const submit = (values: typeof NOTHING, { setStatus }: FormikHelpers<typeof NOTHING>) =>
    onSubmit(values.code).catch((error: unknown) => setStatus(toServerErrors(error, values)));
  return (
    <Formik initialValues={NOTHING} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormikForm takesFocus>
          {isRecovery ? (
            <FormField
              name="code"
              label="Recovery code"
              hint="One of the codes that you saved. It works once."
              required
            >
              <Input autoComplete="off" size="large" />
            </FormField>
          ) : (
            <CodeField hint="Six digits, from your authenticator app" size="large" />
          )}
          <Button type="primary" htmlType="submit" size="large" block loading={isSubmitting}>
            Continue
          </Button>
        </FormikForm>
      )}
    </Formik>
  );
}
