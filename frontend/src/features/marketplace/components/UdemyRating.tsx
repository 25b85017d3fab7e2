import { Star } from 'lucide-react';
import type { UdemyCourseDto } from '../../../api/generated/model/udemyCourseDto';
import { pluralize } from '../../../format-count';
import styles from './UdemyRating.module.css';

interface UdemyRatingProps {
  course: Pick<UdemyCourseDto, 'rating' | 'num_reviews'>;
}

/** Renders nothing without a rating. */
export function UdemyRating({ course: { rating, num_reviews: reviews } }: UdemyRatingProps) {
  if (rating === undefined) return null;
  const stars = rating.toFixed(1);
  return (
    <p className={`small-print ${styles.rating}`}>
      <Star size={14} fill="currentColor" aria-hidden="true" />
      <span aria-hidden="true">{stars}</span>
      <span className="visually-hidden">{`Rated ${stars} of 5`}</span>
      {reviews !== undefined && <span>{`(${pluralize(reviews, 'review')})`}</span>}
    </p>
  );
}
