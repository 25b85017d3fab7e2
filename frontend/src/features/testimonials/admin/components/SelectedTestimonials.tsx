import { Button } from 'antd';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import { SelectionBar } from '../../../../components/admin/table/SelectionBar';

interface SelectedTestimonialsProps {
  selected: AdminTestimonialDto[];
  isBusy: boolean;
  onDecide: (status: TestimonialVerdict) => void;
  onDelete: () => void;
  onClear: () => void;
}

export function SelectedTestimonials(props: SelectedTestimonialsProps) {
  const { selected, isBusy, onDecide, onDelete, onClear } = props;
  const pending = selected.filter(({ status }) => status === 'pending').length;
  return (
    <SelectionBar label="Selected testimonials" count={selected.length} onClear={onClear}>
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
        Delete Selected ({selected.length})
      </Button>
    </SelectionBar>
  );
}
