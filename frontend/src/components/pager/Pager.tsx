import type { MouseEvent } from 'react';
import button from '../button.module.css';
import styles from './Pager.module.css';

interface PagerProps {
  /** What the list holds, such as "courses". */
  of: string;
  /** Number of the first that is shown, from 0. */
  first: number;
  shown: number;
  total: number;
  /** The addresses of the pages before and after. */
  previous: string;
  next: string;
  /** Shows more on the same page; without it, and without the script, the link leads to the next. */
  onMore?: ((event: MouseEvent) => void) | undefined;
}

/** Below a list that is longer than what is shown of it; nothing below one that is not. */
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
