import { Button } from 'antd';
import type { PaginationDto } from '../../../api/generated/model/paginationDto';

interface WholeOfferProps {
  selected: number;
  /** Rows on the page. */
  shown: number;
  pagination: PaginationDto | undefined;
  isBusy: boolean;
  onSelect: () => void;
}

/** What the server selects at once. */
const MOST = 1_000;

/** Once a whole page is selected, it offers all pages. */
export function WholeOffer({ selected, shown, pagination, isBusy, onSelect }: WholeOfferProps) {
  const { total = 0, truncated = false } = pagination ?? {};
  if (selected !== shown || total <= shown) return null;
  const isTooMuch = truncated || total > MOST;
  const which = isTooMuch ? `the newest ${format(MOST)}` : `all ${format(total)}`;
  return (
    <Button disabled={isBusy} onClick={onSelect}>
      Select {which} that match
    </Button>
  );
}

function format(count: number): string {
  return count.toLocaleString('en-US');
}
