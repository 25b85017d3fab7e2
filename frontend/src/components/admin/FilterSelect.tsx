import { Select } from 'antd';
import { useId } from 'react';
import styles from './FilterSelect.module.css';

interface FilterSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} options={[...options]} value={value} onChange={onChange} />
    </div>
  );
}
