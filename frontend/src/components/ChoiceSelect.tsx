import { useId } from 'react';
import styles from './ChoiceSelect.module.css';

interface ChoiceSelectProps<T extends string> {
  label: string;
  name: string;
  none: string;
  values: readonly T[];
  labels: Readonly<Record<T, string>>;
  value: T | null;
  onChange: (value: T | null) => void;
}

export function ChoiceSelect<T extends string>(props: ChoiceSelectProps<T>) {
  const { label, name, none, values, labels, value, onChange } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className="small-print visually-hidden-on-phones">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value ?? ''}
        className={styles.select}
        onChange={({ target }) => onChange(values.find((each) => each === target.value) ?? null)}
      >
        <option value="">{none}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {labels[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
