import { Button } from 'antd';
import type { PaginationDto } from '../../../api/generated/model/paginationDto';

interface WholeOfferProps {
  selected: number;
  /** Rows on the page. */
  shown: number;
  pagination: PaginationDto | undefined;
  isBusy: boolean;
  /** So many can be selected at once, and which they are where more match. */
  most?: { count: number; which: string };
  onSelect: () => void;
}

/** What the server selects at once. */
const NEWEST = { count: 1_000, which: 'newest' };

/** Once a whole page is selected, it offers all pages. */
export function WholeOffer(props: WholeOfferProps) {
  const { selected, shown, pagination, isBusy, most = NEWEST, onSelect } = props;
  const { total = 0, truncated = false } = pagination ?? {};
  if (selected !== shown || total <= shown) return null;
  const isTooMuch = truncated || total > most.count;
  const which = isTooMuch ? `the ${most.which} ${format(most.count)}` : `all ${format(total)}`;
  return (
    <Button disabled={isBusy} onClick={onSelect}>
      Select {which} that match
    </Button>
  );
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}
