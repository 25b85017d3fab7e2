import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import type { ApiError } from '../../../api/api-error';
import type { LoginDto } from '../../../api/generated/model/loginDto';
import { useLogin } from '../../../api/generated/auth/auth';
import { FocusFirstError } from '../../../components/admin/forms/FocusFirstError';
import { FormButton } from '../../../components/admin/forms/FormButton';
import { PasswordField } from '../../../components/admin/forms/PasswordField';
import { TextField } from '../../../components/admin/forms/TextField';
import { describeFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { useTextOverReload } from '../../../components/use-text-over-reload';
import { adminPaths } from '../../../paths';
import { useSession } from '../session/session-context';
import { CodeForm } from './CodeForm';
import { loginSchema } from './login-schema';
import styles from './LoginForm.module.css';

const CODE_REQUIRED = 'urn:lectern:problem:code-required';

export function LoginForm() {
  const { signIn } = useSession();
  /** Whose password is right, but not enough. */
  const [known, setKnown] = useState<LoginDto>();
  const [username, setUsername] = useState('');
  const login = useLogin({
    mutation: {
      onSuccess: (answer) => {
        signIn(answer);
        toast({ title: 'Success', description: 'Logged in successfully' });
      },
      onError: (error, { data }) => {
        if (error.problem?.type === CODE_REQUIRED) setKnown((before) => before ?? data);
        else toast({ title: 'Error', description: describe(error), variant: 'destructive' });
      },
    },
  });
  if (known) {
    return (
      <CodeForm
        onSubmit={(code) => login.mutateAsync({ data: { ...known, code } })}
        onBack={() => setKnown(undefined)}
      />
    );
  }
  return (
    <Formik
      initialValues={{ username, password: '' }}
      validationSchema={loginSchema}
      onSubmit={(data, { setSubmitting }) => {
        setUsername(data.username);
        login.mutate({ data }, { onSettled: () => setSubmitting(false) });
      }}
    >
      {({ handleSubmit }) => (
        <form noValidate onSubmit={handleSubmit} className={styles.form}>
          <FocusFirstError />
          <KeptUsername />
          <TextField
            name="username"
            label="Username"
            autoComplete="username"
            size="large"
            required
          />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="current-password"
            size="large"
            required
          />
          <FormButton type="primary" htmlType="submit" size="large" block loading={login.isPending}>
            Login
          </FormButton>
          <a className={styles.forgot} href={adminPaths.forgotPassword}>
            Forgot password?
          </a>
        </form>
      )}
    </Formik>
  );
}

/** Passwords are kept nowhere: while one stands there, the page does not reload by itself. */
function KeptUsername() {
  const { values, setFieldValue } = useFormikContext<LoginDto>();
  useTextOverReload('[name=username]', values.username, (text) => {
    void setFieldValue('username', text);
  });
  return null;
}

function describe(error: ApiError): string {
  if (error.status === 401) return error.problem?.detail || 'Invalid credentials';
  return describeFailure(error, 'Login failed');
}
