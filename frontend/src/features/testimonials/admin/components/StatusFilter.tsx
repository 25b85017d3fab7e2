import { Button } from 'antd';
import { STATUS_OPTIONS } from '../status-labels';
import styles from './TestimonialFilters.module.css';

interface StatusFilterProps {
  /** Empty for all. */
  status: string;
  onChoose: (status: string) => void;
}

const OPTIONS = [{ value: '', label: 'All' }, ...STATUS_OPTIONS];

export function StatusFilter({ status, onChoose }: StatusFilterProps) {
  return (
    <div role="group" aria-label="Filter by status" className={styles.statuses}>
      {OPTIONS.map(({ value, label }) => (
        <Button
          key={value}
          type={value === status ? 'primary' : 'default'}
          aria-pressed={value === status}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
