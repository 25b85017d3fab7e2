import { useEffect, useRef, type SubmitEvent } from 'react';
import { registerLimits } from '../../../api/generated/limits/registerLimits';
import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import button from '../../../components/button.module.css';
import { PrivacyLink } from '../../../components/PrivacyLink';
import { TextInput } from '../../../components/TextInput';
import { useHydrated } from '../../../components/use-hydrated';
import { QuestionField } from './QuestionField';
import { answerField } from './registration-rules';
import styles from './RegistrationForm.module.css';
import { FORM_NAME, useRegistration } from './use-registration';

interface RegistrationFormProps {
  offering: OfferingDetailDto;
  /** In a preview nobody can register. */
  isPreview: boolean;
}

export function RegistrationForm({ offering, isPreview }: RegistrationFormProps) {
  const { values, errors, failure, attempts, isPending, change, submit } =
    useRegistration(offering);
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const bind = (name: string) => ({
    value: values[name] ?? '',
    error: errors[name],
    onChange: (value: string) => change(name, value),
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  const isFull = offering.state === 'full';
  return (
    <form
      ref={form}
      // Without JavaScript the form posts to the current page and returns to this place.
      method="post"
      action="#register"
      className={styles.form}
      aria-labelledby="register"
      noValidate={isHydrated}
      onSubmit={send}
    >
      <input type="hidden" name="form" value={FORM_NAME} />
      <input type="hidden" name="offering" value={offering.id} />
      <TextInput
        name="name"
        label="Name"
        autoComplete="name"
        maxLength={registerLimits.name.maxLength}
        required
        onLeave={() => undefined}
        {...bind('name')}
      />
      <TextInput
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="We email you a confirmation and a link to change or cancel your registration."
        maxLength={registerLimits.email.maxLength}
        required
        onLeave={() => undefined}
        {...bind('email')}
      />
      {offering.questions.map((question) => (
        <QuestionField key={question.id} question={question} {...bind(answerField(question.id))} />
      ))}
      <label className={styles.consent}>
        <input
          type="checkbox"
          name="newsletter"
          value="yes"
          checked={Boolean(values['newsletter'])}
          onChange={({ target }) => change('newsletter', target.checked ? 'yes' : '')}
        />
        <span>Also send me the newsletter. This is not needed to register.</span>
      </label>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <div>
        <button
          type="submit"
          className={button.primary}
          disabled={isPreview}
          aria-disabled={isPending}
        >
          {isPending ? 'Registering…' : isFull ? 'Join the waitlist' : 'Register'}
        </button>
        {isPreview && <p className="small-print">Nobody can register in a preview.</p>}
        <PrivacyLink />
      </div>
    </form>
  );
}
