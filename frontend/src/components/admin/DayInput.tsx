import { Input } from 'antd';
import { useId, useState } from 'react';
import styles from './DayInput.module.css';

interface DayInputProps {
  label: string;
  /** Such as `2026-05-31`, or empty. */
  value: string;
  fault: string | undefined;
  onChange: (day: string) => void;
}

/** While a year is typed, the browser tells of years such as 0202. */
const WHOLE = /^([1-9]\d{3}-.*)?$/;

export function DayInput({ label, value, fault, onChange }: DayInputProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [chosen, setChosen] = useState(value);
  if (value !== chosen) {
    setChosen(value);
    setTyped(value);
  }
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        value={typed}
        status={fault && 'error'}
        aria-invalid={fault !== undefined}
        aria-describedby={fault && `${id}-fault`}
        onChange={({ target }) => {
          setTyped(target.value);
          if (WHOLE.test(target.value)) onChange(target.value);
        }}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
