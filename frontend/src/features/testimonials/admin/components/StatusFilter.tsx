import { Button } from 'antd';
import { formatCount } from '../../../../words';
import { STATUS_OPTIONS } from '../status-labels';
import styles from './TestimonialFilters.module.css';

/** How many each button shows; empty for all. */
export type StatusCounts = Readonly<Record<string, number>>;

interface StatusFilterProps {
  /** Empty for all. */
  status: string;
  counts: StatusCounts | undefined;
  onChoose: (status: string) => void;
}

const OPTIONS = [{ value: '', label: 'All' }, ...STATUS_OPTIONS];

export function StatusFilter({ status, counts, onChoose }: StatusFilterProps) {
  return (
    <div role="group" aria-label="Filter by status" className={styles.statuses}>
      {OPTIONS.map(({ value, label }) => {
        const count = counts?.[value];
        return (
          <Button
            key={value}
            type={value === status ? 'primary' : 'default'}
            aria-pressed={value === status}
            aria-description={count === undefined ? undefined : formatCount(count)}
            onClick={() => onChoose(value)}
          >
            {label}
            {count !== undefined && (
              <span aria-hidden="true" className={styles.count}>
                {formatCount(count)}
              </span>
            )}
          </Button>
        );
      })}
    </div>
  );
}
