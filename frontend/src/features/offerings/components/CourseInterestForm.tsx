import { type SubmitEvent, useState } from 'react';
import { courseInterestLimits } from '../../../api/generated/limits/courseInterestLimits';
import { useAddCourseInterest } from '../../../api/generated/offerings/offerings';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import button from '../../../components/button.module.css';
import { PrivacyLink } from '../../../components/PrivacyLink';
import { adviceFor } from '../../../components/QueryState';
import { TextInput } from '../../../components/TextInput';
import { useHydrated } from '../../../components/use-hydrated';
import { ADDRESS } from '../../../email-address';
import { useSubmittedForm } from '../../../submitted-form';
import { DATE_REQUESTED } from '../messages';
import styles from './CourseInterestForm.module.css';

const FORM_NAME = 'interest';

/** Asks for a mail when the course gets a date. */
export function CourseInterestForm({ course }: { course: Pick<CourseDto, 'id'> }) {
  const isHydrated = useHydrated();
  const submitted = useSubmittedForm(FORM_NAME);
  const [email, setEmail] = useState(submitted?.values['email'] ?? '');
  const [error, setError] = useState(submitted?.errors['email'] ?? submitted?.failure);
  const { mutate, isPending, isSuccess } = useAddCourseInterest();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const address = email.trim();
    if (!ADDRESS.test(address)) {
      setError(address ? 'Enter a complete email address.' : 'Enter your email address.');
      event.currentTarget.querySelector<HTMLElement>('input[type="email"]')?.focus();
      return;
    }
    const data = { id: course.id, data: { email: address } };
    mutate(data, {
      onError: (failure) => setError(failure.problem?.errors?.[0]?.message ?? adviceFor(failure)),
    });
  };
  if (isSuccess) {
    return (
      <p role="status" className={styles.form}>
        {DATE_REQUESTED.description}
      </p>
    );
  }
  return (
    <form
      id={FORM_NAME}
      className={styles.form}
      aria-labelledby="interest-title"
      // Without JavaScript the form posts to the current page and returns to this place.
      method="post"
      action={`#${FORM_NAME}`}
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="form" value={FORM_NAME} />
      <input type="hidden" name="course" value={course.id} />
      <h3 id="interest-title">Tell me when the next cohort starts</h3>
      <p className={styles.text}>
        No date is set at the moment. We send you one email when there is one, and then delete your
        address.
      </p>
      <TextInput
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={courseInterestLimits.email.maxLength}
        required
        value={email}
        error={error}
        onChange={(value) => {
          setEmail(value);
          setError(undefined);
        }}
        onLeave={() => undefined}
      />
      <button type="submit" className={button.secondary} aria-disabled={isPending}>
        {isPending ? 'Sending…' : 'Tell me'}
      </button>
      <PrivacyLink />
    </form>
  );
}
