import { Input, Select } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { formatCount } from '../../../words';
import { Pagination } from '../Pagination';
import { PAGE_SIZES } from '../use-list-state';
import { readFromStart } from './read-from-start';
import styles from './TableFoot.module.css';

interface TableFootProps {
  page: number;
  size: number;
  total: number;
  /** A search counts only so far. */
  isMore?: boolean;
  /** The screen says itself how many there are. */
  isCounted?: boolean;
  onTurn: (page: number) => void;
  onResize: (size: number) => void;
}

const SIZES = PAGE_SIZES.map((value) => ({ value, label: `${value} a page` }));

/** From so many pages on, one can be gone to by its number. */
const MANY = 3;

export function TableFoot(props: TableFootProps) {
  const { page, size, total, isMore = false, isCounted = false, onTurn, onResize } = props;
  const foot = useRef<HTMLDivElement>(null);
  const turn = (next: number) => {
    onTurn(next);
    readFromStart(foot.current);
  };
  const pages = Math.ceil(total / size);
  const first = (Math.min(page, pages) - 1) * size + 1;
  const last = Math.min(first + size - 1, total);
  return (
    <div ref={foot} className={total > 0 ? styles.foot : 'visually-hidden'}>
      <p role={isCounted ? undefined : 'status'}>
        {total > 0 &&
          `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}${isMore ? '+' : ''}`}
      </p>
      {total > Math.min(...PAGE_SIZES) && (
        <Select
          className={styles.size ?? ''}
          aria-label="Rows a page"
          placement="topLeft"
          options={SIZES}
          value={size}
          onChange={onResize}
        />
      )}
      <span className={styles.space} />
      {pages >= MANY && <PageJump pages={pages} onTurn={turn} />}
      <Pagination page={page} pages={pages} onTurn={turn} isTold={isCounted} />
    </div>
  );
}

function PageJump({ pages, onTurn }: { pages: number; onTurn: (page: number) => void }) {
  const [typed, setTyped] = useState('');
  const jump = (event: FormEvent) => {
    event.preventDefault();
    if (!/^\d{1,8}$/.test(typed)) return;
    onTurn(Math.max(1, Math.min(Number(typed), pages)));
    setTyped('');
  };
  return (
    <form className={styles.jump} onSubmit={jump}>
      <Input
        aria-label={`Go to page, 1 to ${pages}`}
        placeholder="Go to…"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}
