import { idsLimits } from '../../api/generated/limits/idsLimits';
import type { PaginationDto } from '../../api/generated/model/paginationDto';
import { formatCount } from '../../format-count';
import type { Action } from './RowActions';

/** An action on all matching rows changes only this many, the newest. */
const MAX_ROWS = idsLimits.ids.maxItems;

interface MatchingRows {
  before: string;
  count: number;
  /** More rows match than one action can change. */
  isTruncated: boolean;
}

interface ListQuery {
  data: { pagination: PaginationDto; as_of: string } | undefined;
  isPlaceholderData: boolean;
}

/** Returns the rows that an action on all matches would change, or undefined while the list is loading. */
export function toMatchingRows({ data, isPlaceholderData }: ListQuery): MatchingRows | undefined {
  if (!data || isPlaceholderData) return undefined;
  const { total, truncated = false } = data.pagination;
  return {
    before: data.as_of,
    count: Math.min(total, MAX_ROWS),
    isTruncated: truncated || total > MAX_ROWS,
  };
}

/** Offers to select the rows of all pages once the whole page is selected. */
export function selectAllAction(
  rows: MatchingRows | undefined,
  { selected, shown, onSelect }: { selected: number; shown: number; onSelect: () => void },
): Action | undefined {
  if (!rows || selected !== shown || rows.count <= shown) return undefined;
  const which = `${rows.isTruncated ? 'the newest' : 'all'} ${formatCount(rows.count)}`;
  return { title: `Select ${which} that match`, onClick: onSelect };
}
