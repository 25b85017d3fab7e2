import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { PaginationDto } from '../../../../api/generated/model/paginationDto';
import type { SelectionDto } from '../../../../api/generated/model/selectionDto';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import type { Action } from '../../../../components/admin/table/MoreActions';
import { SelectedCount } from '../../../../components/admin/table/SelectedCount';
import { SelectionBar } from '../../../../components/admin/table/SelectionBar';
import { wholeOffer } from '../../../../components/admin/table/whole-offer';

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
  const decisions: Action[] = [
    {
      title: `Approve Selected (${pending})`,
      disabled: isBusy,
      onClick: () => onDecide('approved'),
    },
    {
      title: `Reject Selected (${pending})`,
      disabled: isBusy,
      onClick: () => onDecide('rejected'),
    },
  ];
  const deletion: Action = {
    title: `Delete Selected (${count})`,
    danger: true,
    disabled: isBusy,
    onClick: onDelete,
  };
  return (
    <>
      <SelectedCount count={count} />
      <SelectionBar
        label="Selected testimonials"
        count={count}
        offer={wholeOffer({ selected: count, shown, pagination, isBusy, onSelect: onSelectAll })}
        actions={pending > 0 ? [...decisions, deletion] : [deletion]}
        onClear={onClear}
      />
    </>
  );
}
