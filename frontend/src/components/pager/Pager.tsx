import type { MouseEvent } from 'react';
import button from '../button.module.css';
import styles from './Pager.module.css';

interface PagerProps {
  /** What the list contains, such as "courses". */
  of: string;
  /** The index of the first visible item, from 0. */
  first: number;
  shown: number;
  total: number;
  /** Addresses of the pages before and after. */
  previous: string;
  next: string;
  /** Appends more to the same page. Without it, or without JavaScript, the link leads to the next page. */
  onMore?: ((event: MouseEvent) => void) | undefined;
}

/** Renders nothing when everything is visible. */
export function Pager({ of, first, shown, total, previous, next, onMore }: PagerProps) {
  const end = first + shown;
  if (first === 0 && end >= total) return null;
  return (
    <nav aria-label={`More ${of}`} className={styles.pager}>
      <p>{`${first + 1}–${end} of ${total}`}</p>
      {first > 0 && (
        <a href={previous} rel="prev" className={button.secondary}>
          Previous page
        </a>
      )}
      {end < total && (
        <a href={next} rel="next" className={button.secondary} onClick={onMore}>
          Show more
        </a>
      )}
    </nav>
  );
}
