import { selectionLimits as limits } from '../../api/generated/limits/selectionLimits';
import { formatCount } from '../../words';
import type { Action } from './RowActions';

interface WholeOffer {
  selected: number;
  /** Rows on the page. */
  shown: number;
  pagination: { total: number; truncated?: boolean } | undefined;
  isBusy: boolean;
  /** So many can be selected at once, and which they are where more match. */
  most?: { count: number; which: string };
  onSelect: () => void;
}

/** What the server selects at once. */
const NEWEST = { count: limits.count.maximum, which: 'newest' };

/** Once a whole page is selected, all pages are offered. */
export function wholeOffer(offer: WholeOffer): Action | undefined {
  const { selected, shown, pagination, isBusy, most = NEWEST, onSelect } = offer;
  const { total = 0, truncated = false } = pagination ?? {};
  if (selected !== shown || total <= shown) return undefined;
  const isTooMuch = truncated || total > most.count;
  const which = isTooMuch
    ? `the ${most.which} ${formatCount(most.count)}`
    : `all ${formatCount(total)}`;
  return { title: `Select ${which} that match`, loading: isBusy, onClick: onSelect };
}
