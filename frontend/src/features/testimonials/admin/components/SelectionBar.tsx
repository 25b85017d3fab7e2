import { Button } from 'antd';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  selected: AdminTestimonialDto[];
  isBusy: boolean;
  onDecide: (status: TestimonialVerdict) => void;
  onDelete: () => void;
}

export function SelectionBar({ selected, isBusy, onDecide, onDelete }: SelectionBarProps) {
  if (selected.length === 0) return null;
  const pending = selected.filter(({ status }) => status === 'pending').length;
  return (
    <div role="group" aria-label="Selected testimonials" className={styles.bar}>
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
    </div>
  );
}
