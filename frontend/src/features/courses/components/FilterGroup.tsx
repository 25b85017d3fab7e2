import { useId, type FocusEvent } from 'react';
import styles from './FilterGroup.module.css';

interface FilterGroupProps<T extends string> {
  label: string;
  name: string;
  values: readonly T[];
  /** What stands on the buttons, where it is not the values. */
  labels?: Readonly<Record<T, string>>;
  /** null is the button that filters nothing. */
  selected: T | null;
  none?: string;
  /** On phones one line without a visible label, which scrolls sideways. */
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

/**
 * Scrolls what gets the focus by a key into sight: browsers leave it cut once 32 pixels of it are seen. What is clicked
 * stays where it is.
 */
function scrollIntoFullView({ currentTarget }: FocusEvent) {
  if (currentTarget.matches(':focus-visible')) {
    currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
