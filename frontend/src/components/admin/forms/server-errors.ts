import { getIn, type FormikProps } from 'formik';
import { ApiError } from '../../../api/api-error';

/** Values that the server rejected, by the path of the field, such as `features.2.title`. Stored in the status of the Formik form. */
export type ServerErrors = Record<string, { value: unknown; message: string } | undefined>;

export function toServerErrors(error: unknown, values: Record<string, unknown>): ServerErrors {
  const problems = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  return Object.fromEntries(
    problems.map(({ field, message }) => [
      field,
      { value: getIn(values, field) as unknown, message },
    ]),
  );
}

/** Returns the server's message while the field still has the rejected value. */
export function serverErrorOf(
  form: Pick<FormikProps<Record<string, unknown>>, 'status' | 'values'>,
  name: string,
): string | undefined {
  const refusal = (form.status as ServerErrors | undefined)?.[name];
  return refusal?.value === getIn(form.values, name) ? refusal?.message : undefined;
}
