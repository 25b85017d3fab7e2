import { useGetNewsletterStatus } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { ShortDate } from '../../../../components/admin/ShortDate';
import styles from './UnsubscribedNote.module.css';

interface UnsubscribedNoteProps {
  /** What is searched for; a whole address is looked up among those who have left. */
  search: string;
}

export function UnsubscribedNote({ search }: UnsubscribedNoteProps) {
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(search);
  const { data } = useGetNewsletterStatus({ email: search }, { query: { enabled: isAddress } });
  return (
    <p role="status" className={styles.note}>
      {isAddress && data?.status === 'unsubscribed' && data.since ? (
        <>
          <strong>{search}</strong> unsubscribed on <ShortDate value={data.since} />.
        </>
      ) : (
        'Search for a whole address to learn when it unsubscribed.'
      )}
    </p>
  );
}
