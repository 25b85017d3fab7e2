import { useId, useRef, useState, type FormEvent } from 'react';
import { useSubscription } from '../hooks/useSubscription';
import styles from './SubscriptionForm.module.css';

interface SubscriptionFormProps {
  /** What screen readers call the form; a page may have two. */
  name: string;
}

/** One field and a button; its colours are those of the band that it stands on. */
export default function SubscriptionForm({ name }: SubscriptionFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useSubscription();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !field.current) return;
    const found = faultOf(field.current);
    setFault(found);
    if (found) field.current.focus();
    else mutate({ data: { email: email.trim() } }, { onSuccess: () => setEmail('') });
  };
  return (
    <form aria-label={name} className={styles.form} noValidate onSubmit={submit}>
      <label htmlFor={id}>Email address</label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          placeholder="you@example.com"
          value={email}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={(event) => {
            setEmail(event.target.value);
            setFault(undefined);
          }}
        />
        <button type="submit" aria-disabled={isPending}>
          {isPending ? 'Subscribing...' : 'Subscribe'}
        </button>
      </div>
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </form>
  );
}

function faultOf({ validity }: HTMLInputElement): string | undefined {
  if (validity.valueMissing) return 'Enter your email address.';
  if (validity.typeMismatch) return 'Enter a valid email address, such as you@example.com.';
  return undefined;
}
