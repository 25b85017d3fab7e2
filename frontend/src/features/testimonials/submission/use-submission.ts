import { useState } from 'react';
import { ApiError } from '../../../api/api-error';
import { toast } from '../../../components/toaster/toast-store';
import { useHydrated } from '../../../components/use-hydrated';
import { visibleText } from '../../../visible-text';
import { useSite } from '../../../site';
import { useSubmittedForm } from '../../../submitted-form';
import {
  checkSubmission,
  SUBMISSION_FIELDS,
  type FieldErrors,
  type SubmissionField,
  type SubmissionValues,
} from './submission-rules';
import { useSubmitStory } from './use-submit-story';
import { useSubmissionValues } from './use-submission-values';

const FAILURE = {
  title: 'Error',
  description: 'Failed to submit your testimonial. Please try again.',
  variant: 'destructive',
} as const;

export const FORM_NAME = 'testimonial';

export function useSubmission() {
  const submitted = useSubmittedForm(FORM_NAME);
  // The server has no drafts, so the first render in the browser must not use them either.
  const isHydrated = useHydrated();
  const { values, isReturning, change } = useSubmissionValues(submitted, isHydrated);
  const { isSending, isDone, refusal, send } = useSubmitStory(isReturning);
  const [visited, setVisited] = useState<ReadonlySet<SubmissionField>>(new Set());
  const [refused, setRefused] = useState<Partial<SubmissionValues> & { errors?: FieldErrors }>({
    ...submitted?.values,
    errors: submitted?.errors,
  });
  const [attempts, setAttempts] = useState(submitted ? 1 : 0);
  const { storyEmail } = useSite();
  const isAsked = storyEmail !== 'off';
  // A draft may contain an email although the site no longer asks for it.
  const asked = isAsked ? values : { ...values, email: '' };
  const errors = checkSubmission(asked, storyEmail === 'required');

  const submit = async (form: HTMLFormElement) => {
    setVisited(new Set(SUBMISSION_FIELDS));
    setAttempts(attempts + 1);
    if (isSending || Object.keys(errors).length > 0) return;
    try {
      await send(asked, form);
    } catch (failure) {
      setRefused({ ...values, errors: errorsOf(failure) });
      setAttempts((made) => made + 1);
      toast(FAILURE);
    }
  };
  const errorOf = (field: SubmissionField) => {
    const isSame = refused[field] === values[field];
    return (
      (visited.has(field) && errors[field]) || (isSame && refused.errors?.[field]) || undefined
    );
  };
  return {
    values,
    isSending,
    isDone,
    /** The author has to confirm the story by mail. */
    isMailed: isDone && visibleText(asked.email) !== '',
    isHydrated,
    /** Increases with each attempt; the first field with an error then takes the focus. */
    attempts,
    errorOf,
    /** Why the form could not be sent, if no field is the cause and the visitor can act. */
    refusal: refusal ?? submitted?.failure,
    change,
    visit: (field: SubmissionField) => setVisited(new Set(visited).add(field)),
    submit,
  };
}

function errorsOf(failure: unknown): FieldErrors {
  const errors = failure instanceof ApiError ? (failure.problem?.errors ?? []) : [];
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
