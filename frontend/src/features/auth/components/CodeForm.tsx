import { Formik } from 'formik';
import { useEffect, useState } from 'react';
import { object, string } from 'yup';
import { CodeField } from '../../../components/admin/forms/CodeField';
import { focusFirstField } from '../../../components/admin/forms/focus-first-field';
import { FocusFirstError } from '../../../components/admin/forms/FocusFirstError';
import { FormButton } from '../../../components/admin/forms/FormButton';
import { RefusalsContext, toRefusals } from '../../../components/admin/forms/refusals';
import { TextField } from '../../../components/admin/forms/TextField';
import { holdReload } from '../../../reload';
import styles from './LoginForm.module.css';

interface CodeFormProps {
  /** Signs in with the code. What it rejects with tells what was wrong. */
  onSubmit: (code: string) => Promise<unknown>;
  onBack: () => void;
}

const schema = object({ code: string().trim().required('Code is required') });
const NOTHING = { code: '' };

/** The second step of the login, for whom it asks for a code. */
export function CodeForm({ onSubmit, onBack }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  useEffect(() => holdReload(() => true), []);
  return (
    <>
      <CodeEntry key={String(isRecovery)} isRecovery={isRecovery} onSubmit={onSubmit} />
      <div className={styles.others}>
        <FormButton type="text" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use a code of your app' : 'Use a recovery code'}
        </FormButton>
        <FormButton type="text" onClick={onBack}>
          Back
        </FormButton>
      </div>
    </>
  );
}

function CodeEntry({
  isRecovery,
  onSubmit,
}: Pick<CodeFormProps, 'onSubmit'> & { isRecovery: boolean }) {
  const [refusals, setRefusals] = useState({});
  const submit = (values: typeof NOTHING) =>
    onSubmit(values.code).catch((error: unknown) => setRefusals(toRefusals(error, values)));
  return (
    <Formik initialValues={NOTHING} validationSchema={schema} onSubmit={submit}>
      {({ handleSubmit, isSubmitting }) => (
        <form ref={focusFirstField} noValidate onSubmit={handleSubmit} className={styles.form}>
          <FocusFirstError />
          <RefusalsContext value={refusals}>
            {isRecovery ? (
              <TextField
                name="code"
                label="Recovery code"
                hint="One of those that you kept. It works once."
                autoComplete="off"
                size="large"
                required
              />
            ) : (
              <CodeField hint="Six digits, from your authenticator app" size="large" />
            )}
          </RefusalsContext>
          <FormButton type="primary" htmlType="submit" size="large" block loading={isSubmitting}>
            Continue
          </FormButton>
        </form>
      )}
    </Formik>
  );
}
