import { useState } from 'react';
import { useSubmitTestimonial } from '../../../api/generated/testimonials/testimonials';
import { removeDraft } from './submission-draft';
import { toSubmission, type SubmissionValues } from './submission-rules';
import { useHoneypot } from './use-honeypot';

export function useSubmitStory(isReturning: boolean) {
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const { trapped, unhurried } = useHoneypot(isReturning);
  const { mutateAsync, error } = useSubmitTestimonial();
  return {
    isSending,
    isDone,
    refusal: error?.status === 429 ? error.problem?.detail : undefined,
    /** Rejects with the server's error. */
    send: async (values: SubmissionValues, form: HTMLFormElement) => {
      const data = { ...toSubmission(values), ...trapped(form) };
      setSending(true);
      try {
        await unhurried();
        await mutateAsync({ data });
        removeDraft();
        setDone(true);
      } finally {
        setSending(false);
      }
    },
  };
}
