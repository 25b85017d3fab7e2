import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { useSubmitTestimonial } from '../../../api/generated/testimonials/testimonials';
import { toast } from '../../../components/toaster/toast-store';
import { useHydrated } from '../../../components/use-hydrated';
import { useSubmittedForm, type SubmittedForm } from '../../../submitted-form';
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
import { useBotTrap } from './use-bot-trap';

const FAILURE = {
  title: 'Error',
  description: 'Failed to submit your testimonial. Please try again.',
  variant: 'destructive',
} as const;

/** What the form is called where it is sent without JavaScript. */
export const FORM_NAME = 'testimonial';

interface Typed {
  values: SubmissionValues;
  /** Whether some of it was typed on an earlier visit. */
  isReturning: boolean;
}

/** The form's state: what is typed, what is wrong with it, and how far the sending is. */
export function useSubmission() {
  const submitted = useSubmittedForm(FORM_NAME);
  // The server knows nothing of drafts, so the first render in the browser must not either.
  const isHydrated = useHydrated();
  const arrival = useMemo(() => arrive(submitted, isHydrated), [submitted, isHydrated]);
  const [typed, setTyped] = useState<Typed>();
  const { values, isReturning } = typed ?? arrival;
  const [visited, setVisited] = useState<ReadonlySet<SubmissionField>>(new Set());
  const [refused, setRefused] = useState<Partial<SubmissionValues> & { faults?: Faults }>({
    ...submitted?.values,
    faults: submitted?.faults,
  });
  const [attempts, setAttempts] = useState(submitted ? 1 : 0);
  const [isDone, setDone] = useState(false);
  const [isSending, setSending] = useState(false);
  const { trapped, unhurried } = useBotTrap(isReturning);
  const { mutateAsync, error } = useSubmitTestimonial();

  useEffect(() => {
    if (typed && !isDone) keepDraft(typed.values);
  }, [typed, isDone]);

  const finish = () => {
    forgetDraft();
    setDone(true);
  };
  const submit = async (form: HTMLFormElement) => {
    const faults = checkSubmission(values);
    setVisited(new Set(SUBMISSION_FIELDS));
    setAttempts(attempts + 1);
    if (isSending || Object.keys(faults).length > 0) return;
    const data = { ...toSubmission(values), ...trapped(form) };
    setSending(true);
    try {
      await unhurried();
      await mutateAsync({ data });
      finish();
    } catch (failure) {
      setRefused({ ...values, faults: faultsOf(failure) });
      setAttempts((made) => made + 1);
      toast(FAILURE);
    } finally {
      setSending(false);
    }
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
    isSending,
    isDone,
    isHydrated,
    /** Grows whenever there may be faults to look at: the first of them takes the focus. */
    attempts,
    faultOf,
    /** Why nothing could be sent, where no field is to blame and the visitor can do something about it. */
    refusal: error?.status === 429 ? error.problem?.detail : submitted?.failure,
    change: (field: SubmissionField, value: string) =>
      setTyped((before = arrive(submitted, true)) => ({
        ...before,
        values: { ...before.values, [field]: value },
      })),
    visit: (field: SubmissionField) => setVisited(new Set(visited).add(field)),
    submit,
  };
}

/** What the form shows at first: what the server sent back, or what this browser has kept. */
function arrive(submitted: SubmittedForm | undefined, isHydrated: boolean): Typed {
  const kept = submitted?.values ?? (isHydrated ? readDraft() : undefined);
  const values = { ...EMPTY_SUBMISSION };
  // The form has fields of its own beside the story's.
  for (const field of SUBMISSION_FIELDS) values[field] = kept?.[field] ?? '';
  return { values, isReturning: kept !== undefined };
}

function faultsOf(failure: unknown): Faults {
  const errors = failure instanceof ApiError ? (failure.problem?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
