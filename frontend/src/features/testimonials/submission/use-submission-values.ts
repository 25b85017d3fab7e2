import { useEffect, useMemo, useState } from 'react';
import type { SubmittedForm } from '../../../submitted-form';
import { saveDraft, readDraft } from './submission-draft';
import {
  EMPTY_SUBMISSION,
  SUBMISSION_FIELDS,
  type SubmissionField,
  type SubmissionValues,
} from './submission-rules';

interface Typed {
  values: SubmissionValues;
  /** A draft from an earlier visit was restored. */
  isReturning: boolean;
}

export function useSubmissionValues(submitted: SubmittedForm | undefined, isHydrated: boolean) {
  const arrival = useMemo(() => initialValues(submitted, isHydrated), [submitted, isHydrated]);
  const [typed, setTyped] = useState<Typed>();
  useEffect(() => {
    if (typed) saveDraft(typed.values);
  }, [typed]);
  return {
    ...(typed ?? arrival),
    change: (field: SubmissionField, value: string) =>
      setTyped((before = initialValues(submitted, true)) => ({
        ...before,
        values: { ...before.values, [field]: value },
      })),
  };
}

function initialValues(submitted: SubmittedForm | undefined, isHydrated: boolean): Typed {
  const kept = submitted?.values ?? (isHydrated ? readDraft() : undefined);
  const values = { ...EMPTY_SUBMISSION };
  // The form also has fields that are not part of the story.
  for (const field of SUBMISSION_FIELDS) values[field] = kept?.[field] ?? '';
  return { values, isReturning: kept !== undefined };
}
