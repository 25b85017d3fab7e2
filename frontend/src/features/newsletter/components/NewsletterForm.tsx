import { lazy, Suspense } from 'react';
import styles from './NewsletterForm.module.css';

const SubscriptionForm = lazy(() => import('./SubscriptionForm'));

interface NewsletterFormProps {
  /** What screen readers call the form; a page may have two. */
  name: string;
}

/** The {@link SubscriptionForm}, whose script is no part of the first view; its place is kept free. */
export function NewsletterForm({ name }: NewsletterFormProps) {
  return (
    <div className={styles.place}>
      <Suspense>
        <SubscriptionForm name={name} />
      </Suspense>
    </div>
  );
}
