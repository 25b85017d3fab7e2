import { Alert, Button, Flex, Input } from 'antd';
import { Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import type { ApiError } from '../../../api/api-error';
import type { LoginDto } from '../../../api/generated/model/loginDto';
import type { LoginResponseDto } from '../../../api/generated/model/loginResponseDto';
import { useLogin, useLoginWithPasskey } from '../../../api/generated/auth/auth';
import { FormField, FormikForm } from '../../../components/admin/forms/FormField';
import { describeFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { adminPaths } from '../../../paths';
import { useSession } from '../session/session-context';
import { PasskeyButton } from '../passkeys/PasskeyButton';
import { CodeForm, type Asked } from './CodeForm';

const loginSchema = object({
  username: string().required('Username is required'),
  password: string().required('Password is required'),
});

const CODE_REQUIRED = 'urn:lectern:problem:code-required';

export function LoginForm() {
  const { signIn } = useSession();
  /** Set after the server accepted the password and asked for a second factor; null after Back. */
  const [known, setKnown] = useState<{ data: LoginDto; asked: Asked } | null>();
  const [username, setUsername] = useState('');
  const [errorText, setErrorText] = useState('');
  const onSuccess = (answer: LoginResponseDto) => {
    signIn(answer);
    toast({ title: 'Success', description: 'Logged in successfully' });
  };
  const onMutate = () => setErrorText('');
  const tell = (error: ApiError) => {
    setErrorText(describe(error));
    toast({ title: 'Error', description: describe(error), variant: 'destructive' });
  };
  const login = useLogin({
    mutation: {
      onMutate,
      onSuccess,
      onError: (error, { data }) => {
        if (error.problem?.type !== CODE_REQUIRED) tell(error);
        else setKnown((before) => before ?? { data, asked: askedBy(error) });
      },
    },
  });
  const passkeyLogin = useLoginWithPasskey({ mutation: { onMutate, onSuccess, onError: tell } });
  // The toast is announced already.
  const failure = errorText && <Alert type="error" role="none" title={errorText} />;
  if (known) {
    return (
      <Flex vertical gap="middle">
        <CodeForm
          asked={known.asked}
          onSubmit={(factor) => login.mutateAsync({ data: { ...known.data, ...factor } })}
          onBack={() => {
            setKnown(null);
            setErrorText('');
          }}
        />
        {failure}
      </Flex>
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
      <FormikForm takesFocus={known === null}>
        <FormField name="username" label="Username" required>
          <Input autoComplete="username" size="large" />
        </FormField>
        <FormField name="password" label="Password" required>
          <Input.Password autoComplete="current-password" size="large" />
        </FormField>
        <Flex vertical gap="small">
          {failure}
          <Button type="primary" htmlType="submit" size="large" block loading={login.isPending}>
            Login
          </Button>
          <PasskeyButton
            onAssertion={(data) => passkeyLogin.mutateAsync({ data }).catch(() => undefined)}
          >
            Sign in with a passkey
          </PasskeyButton>
          <Button type="link" size="large" href={adminPaths.forgotPassword}>
            Forgot password?
          </Button>
        </Flex>
      </FormikForm>
    </Formik>
  );
}

function askedBy({ problem }: ApiError): Asked {
  const isAsked = (name: string) => problem?.errors?.some(({ field }) => field === name) ?? false;
  return { code: isAsked('code'), passkey: isAsked('passkey') };
}

function describe(error: ApiError): string {
  if (error.status === 401) return error.problem?.detail || 'Invalid credentials';
  return describeFailure(error, 'Login failed');
}
