import type { CourseOfferDto } from '../../../api/generated/model/courseOfferDto';
import { Badge } from '../../../components/Badge';
import styles from './UdemyOffer.module.css';

interface UdemyOfferProps {
  offer: CourseOfferDto;
  title: string;
}

/** The same course on the marketplace, which tells only whether it costs anything. */
export function UdemyOffer({ offer: { price, url }, title }: UdemyOfferProps) {
  return (
    <p className={styles.offer}>
      <span>Also on Udemy</span>
      <Badge>{price === 0 ? 'Free' : 'Paid'}</Badge>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Enroll on Udemy: ${title} (in a new tab)`}
        >
          Enroll on Udemy
          <span className="arrow arrow-out" />
        </a>
      )}
    </p>
  );
}
