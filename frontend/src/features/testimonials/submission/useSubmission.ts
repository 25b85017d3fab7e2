import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { useSubmitTestimonial } from '../../../api/generated/testimonials/testimonials';
import { toast } from '../../../components/toaster/toast-store';
import { forgetDraft, keepDraft, readDraft } from './submission-draft';
import {
  checkSubmission,
  EMPTY_SUBMISSION,
  SUBMISSION_FIELDS,
  toSubmission,
  type Faults,
  type SubmissionField,
  type SubmissionValues,
} from './submission-rules';
import { useBotTrap } from './useBotTrap';

const FAILURE = {
  title: 'Error',
  description: 'Failed to submit your testimonial. Please try again.',
  variant: 'destructive',
} as const;

/** The form's state: what is typed, what is wrong with it, and how far the sending is. */
export function useSubmission() {
  const [draft] = useState(readDraft);
  const [values, setValues] = useState(draft ?? EMPTY_SUBMISSION);
  const [visited, setVisited] = useState<ReadonlySet<SubmissionField>>(new Set());
  const [refused, setRefused] = useState<Partial<SubmissionValues> & { faults?: Faults }>({});
  const [attempts, setAttempts] = useState(0);
  const [isDone, setDone] = useState(false);
  const { isCaught, isHurried } = useBotTrap(draft !== undefined);
  const { mutate, isPending, error } = useSubmitTestimonial();

  useEffect(() => {
    if (!isDone) keepDraft(values);
  }, [values, isDone]);

  const finish = () => {
    forgetDraft();
    setDone(true);
  };
  const submit = (form: HTMLFormElement) => {
    const faults = checkSubmission(values);
    setVisited(new Set(SUBMISSION_FIELDS));
    setAttempts(attempts + 1);
    if (isPending || Object.keys(faults).length > 0) return;
    if (isCaught(form)) {
      finish();
      return;
    }
    // Whoever is a person after all loses nothing, and the second attempt goes through.
    if (isHurried()) {
      toast(FAILURE);
      return;
    }
    mutate(
      { data: toSubmission(values) },
      {
        onSuccess: finish,
        onError: (failure) => {
          setRefused({ ...values, faults: faultsOf(failure) });
          setAttempts((made) => made + 1);
          toast(FAILURE);
        },
      },
    );
  };

  const faults = checkSubmission(values);
  const faultOf = (field: SubmissionField) => {
    const isSame = refused[field] === values[field];
    return (
      (visited.has(field) && faults[field]) || (isSame && refused.faults?.[field]) || undefined
    );
  };
  return {
    values,
    isPending,
    isDone,
    /** Grows whenever there may be faults to look at: the first of them takes the focus. */
    attempts,
    faultOf,
    /** What the server asks of somebody who sent too much, if it did. */
    tooMany: error?.status === 429 ? error.problem?.detail : undefined,
    change: (field: SubmissionField, value: string) => setValues({ ...values, [field]: value }),
    visit: (field: SubmissionField) => setVisited(new Set(visited).add(field)),
    submit,
  };
}

function faultsOf(failure: unknown): Faults {
  const errors = failure instanceof ApiError ? (failure.problem?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
