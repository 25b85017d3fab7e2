import { Alert, Button, Flex, Input } from 'antd';
import { Formik } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { useCreateFirstAdmin } from '../../../api/generated/auth/auth';
import { FormField, FormikForm } from '../../../components/admin/forms/FormField';
import { describeFailure } from '../../../components/toaster/toast-failure';
import { useSession } from '../session/session-context';

const setupSchema = object({
  name: string().trim().required('Name is required').max(255),
  username: string()
    .trim()
    .min(3, 'Username must be at least 3 characters')
    .max(50)
    .required('Username must be at least 3 characters'),
  email: string().trim().email('Invalid email address').required('Invalid email address'),
  password: string()
    .min(6, 'Password must be at least 6 characters')
    .required('Password must be at least 6 characters'),
});

export function SetupForm({ token }: { token: string }) {
  const { signIn } = useSession();
  const [failure, setFailure] = useState('');
  const creation = useCreateFirstAdmin();
  return (
    <Formik
      initialValues={{ name: '', username: '', email: '', password: '' }}
      validationSchema={setupSchema}
      onSubmit={async (data, { setErrors }) => {
        setFailure('');
        await creation.mutateAsync({ token, data }).then(signIn, (error: typeof creation.error) => {
          const errors = error?.problem?.errors ?? [];
          setErrors(Object.fromEntries(errors.map(({ field, message }) => [field, message])));
          if (errors.length === 0 && error)
            setFailure(describeFailure(error, 'The account could not be created'));
        });
      }}
    >
      {({ isSubmitting }) => (
        <FormikForm takesFocus>
          <FormField name="name" label="Your name" required>
            <Input autoComplete="name" size="large" />
          </FormField>
          <FormField name="username" label="Username" required>
            <Input autoComplete="username" size="large" />
          </FormField>
          <FormField name="email" label="Email" required>
            <Input autoComplete="email" type="email" size="large" />
          </FormField>
          <FormField name="password" label="Password" required>
            <Input.Password autoComplete="new-password" size="large" />
          </FormField>
          <Flex vertical gap="small">
            {failure && <Alert type="error" title={failure} />}
            <Button type="primary" htmlType="submit" size="large" block loading={isSubmitting}>
              Create account
            </Button>
          </Flex>
        </FormikForm>
      )}
    </Formik>
  );
}
