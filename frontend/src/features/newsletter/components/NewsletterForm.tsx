import { useId, useState, type FormEvent } from 'react';
import type { ApiError } from '../../../api/api-error';
import { subscribeLimits } from '../../../api/generated/limits/subscribeLimits';
import { PrivacyLink } from '../../../components/PrivacyLink';
import { useEarlyInput } from '../../../components/use-early-input';
import { useHydrated } from '../../../components/use-hydrated';
import { useSubmittedForm } from '../../../submitted-form';
import { useSubscription } from '../hooks/use-subscription';
import styles from './NewsletterForm.module.css';

interface NewsletterFormProps {
  label: string;
  /** The server's name of the form; unique on the page. */
  name: 'newsletter' | 'dates';
}

export function NewsletterForm({ label, name }: NewsletterFormProps) {
  const id = useId();
  const isHydrated = useHydrated();
  const submitted = useSubmittedForm(name);
  const [email, setEmail] = useState(submitted?.values['email'] ?? '');
  const [error, setError] = useState(submitted?.errors['email'] ?? submitted?.failure);
  const field = useEarlyInput<HTMLInputElement>(email, setEmail);
  const { mutate, isPending } = useSubscription();

  const refuse = ({ status, problem }: ApiError) => {
    if (!problem || status >= 500) return;
    setError(problem.errors?.[0]?.message ?? problem.detail);
    const { activeElement } = document;
    // Do not move the focus if the user has already gone elsewhere.
    if (activeElement !== document.body && !field.current?.form?.contains(activeElement)) return;
    field.current?.focus();
    // A focused field does not scroll into view by itself.
    field.current?.scrollIntoView({ block: 'nearest' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !field.current) return;
    const found = errorOf(field.current);
    // The extra space makes screen readers announce the same message again.
    setError(found && found === error ? `${found}\u00a0` : found);
    if (found) field.current.focus();
    else {
      // Some password managers fill in a field without an event.
      const { value } = field.current;
      setEmail(value);
      mutate({ data: { email: value.trim() } }, { onSuccess: () => setEmail(''), onError: refuse });
    }
  };
  return (
    <form
      id={name}
      aria-label={label}
      className={styles.form}
      // Without JavaScript the form posts to the current page and returns to this place.
      method="post"
      action={`#${name}`}
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <input type="hidden" name="form" value={name} />
      <label htmlFor={id}>Email address</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={subscribeLimits.email.maxLength}
          placeholder="you@example.com"
          value={email}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
        <button type="submit" aria-disabled={isPending}>
          {isPending ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <PrivacyLink />
    </form>
  );
}

function errorOf({ validity }: HTMLInputElement): string | undefined {
  if (validity.valueMissing) return 'Enter your email address.';
  if (validity.typeMismatch) return 'Enter a valid email address, such as you@example.com.';
  return undefined;
}
