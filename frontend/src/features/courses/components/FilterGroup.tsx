import { useId, type FocusEvent } from 'react';
import styles from './FilterGroup.module.css';

interface FilterGroupProps<T extends string> {
  label: string;
  name: string;
  values: readonly T[];
  /** Button labels, if they differ from the values. */
  labels?: Readonly<Record<T, string>>;
  /** null selects the "All" button. */
  selected: T | null;
  none?: string;
  /** Phones show a single line without a label, which scrolls sideways. */
  inRow?: boolean;
  onSelect: (value: T | null) => void;
}

const HIDDEN = 'visually-hidden-on-phones';

export function FilterGroup<T extends string>(props: FilterGroupProps<T>) {
  const { label, name, values, labels, selected, none = 'All', inRow, onSelect } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={inRow ? styles.row : undefined}>
      <span id={labelId} className={`small-print ${styles.label} ${inRow ? HIDDEN : ''}`}>
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
            onFocus={inRow ? scrollIntoFullView : undefined}
            onClick={() => {
              if (value !== selected) onSelect(value);
            }}
          >
            {value ? (labels?.[value] ?? value) : none}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Scrolls a button fully into view when it gets keyboard focus; browsers stop once 32 pixels are visible. */
function scrollIntoFullView({ currentTarget }: FocusEvent) {
  if (currentTarget.matches(':focus-visible')) {
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
