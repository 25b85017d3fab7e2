import { Button } from 'antd';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { PaginationDto } from '../../../../api/generated/model/paginationDto';
import type { SelectionDto } from '../../../../api/generated/model/selectionDto';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import { SelectionBar } from '../../../../components/admin/table/SelectionBar';
import { WholeOffer } from '../../../../components/admin/table/WholeOffer';

interface SelectedTestimonialsProps {
  selected: AdminTestimonialDto[];
  /** Rows on the page. */
  shown: number;
  pagination: PaginationDto | undefined;
  /** All that match, once they are selected. */
  whole: SelectionDto | undefined;
  isBusy: boolean;
  onSelectAll: () => void;
  onDecide: (status: TestimonialVerdict) => void;
  onDelete: () => void;
  onClear: () => void;
}

export function SelectedTestimonials(props: SelectedTestimonialsProps) {
  const { selected, shown, pagination, whole, isBusy } = props;
  const { onSelectAll, onDecide, onDelete, onClear } = props;
  const count = whole?.count ?? selected.length;
  const pending = whole ? 0 : selected.filter(({ status }) => status === 'pending').length;
  return (
    <SelectionBar label="Selected testimonials" count={count} onClear={onClear}>
      <WholeOffer
        selected={count}
        shown={shown}
        pagination={pagination}
        isBusy={isBusy}
        onSelect={onSelectAll}
      />
      {pending > 0 && (
        <>
          <Button disabled={isBusy} onClick={() => onDecide('approved')}>
            Approve Selected ({pending})
          </Button>
          <Button disabled={isBusy} onClick={() => onDecide('rejected')}>
            Reject Selected ({pending})
          </Button>
        </>
      )}
      <Button danger disabled={isBusy} onClick={onDelete}>
        Delete Selected ({count})
      </Button>
    </SelectionBar>
  );
}
