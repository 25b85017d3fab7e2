import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './Pagination.module.css';

interface PaginationProps {
  /** Starts at 1. */
  page: number;
  pages: number;
  onTurn: (page: number) => void;
  /** The accessible name, if there is more than one on the screen. */
  label?: string;
  /** Set to false when something else announces the new page. */
  isAnnounced?: boolean;
}

export function Pagination(props: PaginationProps) {
  const { page, pages, onTurn, label = 'Pages', isAnnounced = true } = props;
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that led here is disabled on the first and last page and loses the focus.
    if (nav.current?.querySelector(':disabled') === document.activeElement) nav.current?.focus();
  }, [page]);
  if (pages <= 1) return null;
  return (
    <nav ref={nav} tabIndex={-1} aria-label={label} className={styles.pages}>
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <span role={isAnnounced ? 'status' : undefined}>
        Page {page} of {pages}
      </span>
      <Button disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
