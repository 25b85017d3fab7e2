import { useId } from 'react';
import styles from './FilterGroup.module.css';

interface FilterGroupProps<T extends string> {
  label: string;
  name: string;
  values: readonly T[];
  /** null is "All". */
  selected: T | null;
  onSelect: (value: T | null) => void;
}

export function FilterGroup<T extends string>(props: FilterGroupProps<T>) {
  const { label, name, values, selected, onSelect } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={styles.group}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div className={styles.buttons}>
        {[null, ...values].map((value) => (
          <button
            key={value}
            type="submit"
            name={name}
            value={value ?? ''}
            className={styles.button}
            aria-pressed={value === selected}
            onClick={() => {
              if (value !== selected) onSelect(value);
            }}
          >
            {value ?? 'All'}
          </button>
        ))}
      </div>
    </div>
  );
}
