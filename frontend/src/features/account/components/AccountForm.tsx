import { Button, Flex } from 'antd';
import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { FormikForm } from '../../../components/admin/forms/FormField';
import { toRefusals } from '../../../components/admin/forms/refusals';
import { describeFailure, toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import styles from './AccountForm.module.css';

interface AccountFormProps<Values extends FormikValues> {
  title: string;
  /** Of its heading; 2 unless told. */
  level?: 2 | 3;
  submitLabel: string;
  initialValues: Values;
  schema: AnyObjectSchema;
  onSubmit: (values: Values) => Promise<unknown>;
  /** What stands in it once that is done; left out where it goes away. */
  valuesAfter?: (values: Values) => Values;
  /** What is said then. */
  done?: string;
  failure: string;
  /** What made it fail, where neither server nor failure says enough. */
  describe?: (error: unknown) => string;
  /** Of a form that somebody has asked for, and that goes away again. */
  onCancel?: () => void;
  children: ReactNode;
}

/** What is wrong with a field is said there; what else fails is a toast, and the text stays. */
export function AccountForm<Values extends FormikValues>(props: AccountFormProps<Values>) {
  const { title, submitLabel, initialValues, schema, onSubmit, valuesAfter, done, failure } = props;
  const { level = 2, onCancel } = props;
  const { describe = (error: unknown) => describeFailure(error, failure) } = props;
  const Heading = `h${level}` as const;
  const [first] = useState(initialValues);
  const heading = useId();
  const submit = async (values: Values, { resetForm, setStatus }: FormikHelpers<Values>) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const refused = toRefusals(error, values);
      setStatus(refused);
      const isShown = Object.keys(refused).some((field) => field in values);
      if (!isShown) toastFailure('Error', error, describe(error));
      return;
    }
    if (valuesAfter) resetForm({ values: valuesAfter(values) });
    if (done !== undefined) toast({ title: 'Success', description: done });
  };
  return (
    <Formik
      initialValues={first}
      validationSchema={schema}
      // A dialog moves the focus as it opens, and a field that lost it would show an error.
      validateOnBlur={!onCancel}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormikForm
          takesFocus={Boolean(onCancel)}
          className={styles.form ?? ''}
          aria-labelledby={heading}
        >
          <Heading id={heading}>{title}</Heading>
          {props.children}
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
}
