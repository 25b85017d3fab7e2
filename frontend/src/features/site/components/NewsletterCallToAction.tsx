import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { NewsletterForm } from '../../newsletter';
import band from './ClosingCallToAction.module.css';
import styles from './NewsletterCallToAction.module.css';

interface NewsletterCallToActionProps {
  title: string;
  text: string;
}

export function NewsletterCallToAction({ title, text }: NewsletterCallToActionProps) {
  return (
    <section className={`${band.band} ${styles.call}`} aria-labelledby="closing">
      <div className={`container ${band.inner}`}>
        <div>
          <h2 id="closing">{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>
          <NewsletterForm label="Get the dates by mail" name="dates" />
          <Link to={paths.courses} className={styles.link}>
            Browse courses
          </Link>
        </div>
      </div>
    </section>
  );
}
