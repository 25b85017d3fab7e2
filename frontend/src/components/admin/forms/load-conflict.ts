import type { FormikHelpers } from 'formik';
import { ApiError } from '../../../api/api-error';
import { toastFailure } from '../../toaster/toast-failure';
import { toConflict, type VersionedForm } from './versions';

interface ConflictSource<Version, Values> {
  read: () => Promise<Version>;
  toValues: (version: Version) => Values;
  /** What the toast says when it does not come. */
  failure: string;
}

/** Puts somebody else's version beside ours, to choose from; what one side alone changed is taken at first. */
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
