import { Search } from 'lucide-react';
import { useId } from 'react';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        Search courses
      </label>
      <div className={styles.box}>
        <Search size={18} aria-hidden="true" />
        <input
          id={id}
          type="search"
          value={value}
          placeholder="Title or topic"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
