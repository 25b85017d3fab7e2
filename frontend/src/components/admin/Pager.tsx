import { Button, Pagination } from 'antd';
import { formatCount } from '../../words';
import styles from './DataTable.module.css';
import { PAGE_SIZES, type useListState } from './use-list-state';

export type PagedList = Pick<
  ReturnType<typeof useListState>,
  'page' | 'size' | 'turnTo' | 'resize'
>;

interface PagerProps {
  list: PagedList;
  total: number;
  /** The server stopped counting at `total`. */
  isMore?: boolean | undefined;
}

const TURNS = { prev: 'Previous', next: 'Next' };

/** The foot of a list. On a single page it only says how many rows there are. */
export function Pager({ list, total, isMore = false }: PagerProps) {
  const { page, size, turnTo, resize } = list;
  const pages = Math.ceil(total / size);
  if (total === 0) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Pagination
        align="end"
        current={page}
        pageSize={size}
        total={total}
        showTotal={(_total, [first, last]) => (
          <span role="status">
            {formatCount(first)}–{formatCount(last)} of {formatCount(total)}
            {isMore && '+'}
            {pages > 1 && ` · Page ${Math.min(page, pages)} of ${pages}`}
          </span>
        )}
        showSizeChanger={total > Math.min(...PAGE_SIZES) && { 'aria-label': 'Rows a page' }}
        pageSizeOptions={PAGE_SIZES}
        showQuickJumper={pages > 2}
        styles={pages > 1 ? {} : { item: { display: 'none' } }}
        itemRender={(_page, type, original) =>
          type === 'prev' || type === 'next' ? (
            // The list item around it is what Tab reaches.
            <Button type="text" tabIndex={-1}>
              {TURNS[type]}
            </Button>
          ) : (
            original
          )
        }
        onChange={(next, nextSize) => (nextSize === size ? turnTo(next) : resize(nextSize))}
      />
    </nav>
  );
}
