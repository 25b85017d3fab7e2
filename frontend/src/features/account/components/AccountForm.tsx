import { Button, Flex, Input, Typography } from 'antd';
import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useState, type ReactNode } from 'react';
import { object, type AnyObjectSchema } from 'yup';
import { codeLimits } from '../../../api/generated/limits/codeLimits';
import { reauthenticateLimits } from '../../../api/generated/limits/reauthenticateLimits';
import { FormField, FormikForm } from '../../../components/admin/forms/FormField';
import { toServerErrors } from '../../../components/admin/forms/server-errors';
import { text } from '../../../components/admin/forms/rules';
import { Section } from '../../../components/admin/Section';
import { describeFailure, toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';

interface AccountFormProps<Values extends FormikValues> {
  title: string;
  submitLabel: string;
  initialValues: Values;
  schema: AnyObjectSchema;
  onSubmit: (values: Values) => Promise<unknown>;
  /** Returns the values to show after saving. Leave out if the form closes. */
  valuesAfter?: (values: Values) => Values;
  done?: string;
  /** Shown when the server sends no message. */
  failure: string;
  describe?: (error: unknown) => string;
  /** Turns the form into a step of a section: it takes the focus and offers Cancel. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form of the user's own account. Errors of fields show there; other errors show as a toast, and the input stays. */
export function AccountForm<Values extends FormikValues>(props: AccountFormProps<Values>) {
  const { title, submitLabel, initialValues, schema, onSubmit, valuesAfter, done, failure } = props;
  const { onCancel, children } = props;
  const { describe = (error: unknown) => describeFailure(error, failure) } = props;
  const [first] = useState(initialValues);
  const submit = async (values: Values, { resetForm, setStatus }: FormikHelpers<Values>) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const refused = toServerErrors(error, values);
      setStatus(refused);
      const isShown = Object.keys(refused).some((field) => field in values);
      if (!isShown) toastFailure('Error', error, describe(error));
      return;
    }
    if (valuesAfter) resetForm({ values: valuesAfter(values) });
    if (done !== undefined) toast({ title: 'Success', description: done });
  };
  const form = (
    <Formik
      initialValues={first}
      validationSchema={schema}
      // A dialog moves the focus when it opens, and a field that lost it would show an error.
      validateOnBlur={!onCancel}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormikForm takesFocus={Boolean(onCancel)} aria-label={title}>
          {onCancel && <Typography.Title level={3}>{title}</Typography.Title>}
          {children}
          <Flex wrap gap="small">
            <Button htmlType="submit" loading={isSubmitting}>
              {submitLabel}
            </Button>
            {onCancel && (
              <Button type="text" onClick={onCancel}>
                Cancel
              </Button>
            )}
          </Flex>
        </FormikForm>
      )}
    </Formik>
  );
  return onCancel ? form : <Section title={title}>{form}</Section>;
}

export const currentPassword = text('Current password', reauthenticateLimits.current_password);
export const passwordSchema: AnyObjectSchema = object({ current_password: currentPassword });
export const NO_PASSWORD = { current_password: '' };

export function CurrentPasswordField() {
  return (
    <FormField name="current_password" label="Current password" required>
      <Input.Password autoComplete="current-password" />
    </FormField>
  );
}

export const codeSchema: AnyObjectSchema = object({ code: text('Code', codeLimits.code) });
export const NO_CODE = { code: '' };
