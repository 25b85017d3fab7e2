import type { FormikHelpers } from 'formik';
import { ApiError } from '../../../api/api-error';
import { toastFailure } from '../../toaster/toast-failure';
import { toConflict, type VersionedForm } from './versions';

interface ConflictSource<Version, Values> {
  read: () => Promise<Version>;
  toValues: (version: Version) => Values;
  /** The toast's title when the newer version fails to load. */
  failure: string;
}

/**
 * On a 412, loads the other user's version and shows both to choose from. Fields that only one side changed are
 * merged.
 */
export async function loadConflict<Version, Values extends object>(
  error: unknown,
  form: Pick<FormikHelpers<VersionedForm<Version, Values>>, 'setValues'>,
  { read, toValues, failure }: ConflictSource<Version, Values>,
): Promise<void> {
  if (!(error instanceof ApiError && error.status === 412)) return;
  try {
    const theirs = await read();
    await form.setValues((values) => toConflict(values, theirs, toValues), false);
  } catch (readError) {
    toastFailure(failure, readError);
  }
}
