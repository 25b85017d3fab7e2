import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { focusFirstField } from '../../../components/admin/forms/focus-first-field';
import { FocusFirstError } from '../../../components/admin/forms/FocusFirstError';
import { FormButton } from '../../../components/admin/forms/FormButton';
import {
  RefusalsContext,
  toRefusals,
  type Refusals,
} from '../../../components/admin/forms/refusals';
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
  const [refusals, setRefusals] = useState<Refusals>({});
  const heading = useId();
  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const refused = toRefusals(error, values);
      setRefusals(refused);
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
      {({ handleSubmit, isSubmitting }) => (
        <form
          ref={onCancel && focusFirstField}
          className={styles.form}
          aria-labelledby={heading}
          noValidate
          onSubmit={handleSubmit}
        >
          <Heading id={heading}>{title}</Heading>
          <FocusFirstError />
          <RefusalsContext value={refusals}>{props.children}</RefusalsContext>
          <div className={styles.actions}>
            <FormButton htmlType="submit" loading={isSubmitting}>
              {submitLabel}
            </FormButton>
            {onCancel && (
              <FormButton type="text" onClick={onCancel}>
                Cancel
              </FormButton>
            )}
          </div>
        </form>
      )}
    </Formik>
  );
}
