import { Button, Flex, Pagination } from 'antd';
import { useIsNarrow } from '../../theme/use-media-query';
import { formatCount } from '../../format-count';
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

/** Returns for example "1–50 of 64". */
export function formatRange({ page, size }: PagedList, total: number, isMore = false): string {
  const last = Math.min(page * size, total);
  const first = Math.min((page - 1) * size + 1, last);
  return `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}${isMore ? '+' : ''}`;
}

const TURNS = { prev: 'Previous', next: 'Next' };

/** The footer of a list. A single page only shows the number of rows. */
export function Pager({ list, total, isMore = false }: PagerProps) {
  const { page, size, turnTo, resize } = list;
  const isNarrow = useIsNarrow();
  const pages = Math.ceil(total / size);
  if (total === 0) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      <Pagination
        align="end"
        current={page}
        pageSize={size}
        total={total}
        showTotal={() => (
          <Flex gap="middle">
            <span>{formatRange(list, total, isMore)}</span>
            {pages > 1 && (
              <span>
                Page {Math.min(page, pages)} of {pages}
              </span>
            )}
          </Flex>
        )}
        showSizeChanger={total > Math.min(...PAGE_SIZES) && { 'aria-label': 'Rows per page' }}
        pageSizeOptions={PAGE_SIZES}
        simple={isNarrow && { readOnly: true }}
        showQuickJumper={pages > 2 && !isNarrow}
        styles={{
          root: { flexWrap: 'wrap', rowGap: 8 },
          item: pages > 1 ? { minWidth: 'max-content' } : { display: 'none' },
        }}
        itemRender={(_page, type, original) =>
          type === 'prev' || type === 'next' ? (
            // The list item around the button is focusable already.
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
