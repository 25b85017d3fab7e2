import { Search } from 'lucide-react';
import { useId } from 'react';
import button from '../../../components/button.module.css';
import { useTypedText } from '../hooks/use-typed-text';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  const id = useId();
  const [fieldRef, type] = useTypedText(value, onChange);
  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id} className={`small-print ${styles.label} visually-hidden-on-phones`}>
        Search courses
      </label>
      <div className={styles.box}>
        <Search size={18} aria-hidden="true" />
        <input
          ref={fieldRef}
          id={id}
          type="search"
          name="search"
          defaultValue={value}
          placeholder="Title or topic"
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            // Enter would click the form's first button.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <noscript>
          <button type="submit" className={button.secondary}>
            Search
          </button>
        </noscript>
      </div>
    </div>
  );
}
