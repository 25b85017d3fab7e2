import { Formik, type FormikHelpers, type FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { FocusFirstError } from '../../../components/admin/forms/FocusFirstError';
import { FormButton } from '../../../components/admin/forms/FormButton';
import {
  RefusalsContext,
  toRefusals,
  type Refusals,
} from '../../../components/admin/forms/refusals';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import styles from './AccountForm.module.css';

interface AccountFormProps<Values extends FormikValues> {
  title: string;
  submitLabel: string;
  initialValues: Values;
  schema: AnyObjectSchema;
  onSubmit: (values: Values) => Promise<unknown>;
  /** What stands in it once that is done. */
  valuesAfter: (values: Values) => Values;
  done: string;
  failure: string;
  children: ReactNode;
}

/** What is wrong with a field is said there; what else fails is a toast, and the text stays. */
export function AccountForm<Values extends FormikValues>(props: AccountFormProps<Values>) {
  const { title, submitLabel, initialValues, schema, onSubmit, valuesAfter, done, failure } = props;
  const [first] = useState(initialValues);
  const [refusals, setRefusals] = useState<Refusals>({});
  const heading = useId();
  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const refused = toRefusals(error, values);
      setRefusals(refused);
      if (Object.keys(refused).length === 0) {
        toastError(failure)(error);
      }
      return;
    }
    resetForm({ values: valuesAfter(values) });
    toast({ title: 'Success', description: done });
  };
  return (
    <Formik initialValues={first} validationSchema={schema} onSubmit={submit}>
      {({ handleSubmit, isSubmitting }) => (
        <form className={styles.form} aria-labelledby={heading} noValidate onSubmit={handleSubmit}>
          <h2 id={heading}>{title}</h2>
          <FocusFirstError />
          <RefusalsContext value={refusals}>{props.children}</RefusalsContext>
          <FormButton htmlType="submit" loading={isSubmitting}>
            {submitLabel}
          </FormButton>
        </form>
      )}
    </Formik>
  );
}
