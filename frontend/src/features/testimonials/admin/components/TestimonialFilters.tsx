import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { SearchField } from '../../../../components/admin/SearchField';
import { STATUS_OPTIONS } from '../status-labels';
import styles from './TestimonialFilters.module.css';

interface TestimonialFiltersProps {
  search: string;
  /** Empty for all. */
  status: string;
  onSearch: (search: string) => void;
  onStatus: (status: string) => void;
}

const OPTIONS = [{ value: '', label: 'All' }, ...STATUS_OPTIONS];

export function TestimonialFilters(props: TestimonialFiltersProps) {
  const { search, status, onSearch, onStatus } = props;
  const [typed, setTyped] = useState(search);
  const [sought, setSought] = useState(search);
  // Back and forth change the search, too.
  if (search !== sought) {
    setSought(search);
    setTyped(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed);
  };
  // There is nothing left to clear, so the button cannot keep the focus.
  const form = useRef<HTMLFormElement>(null);
  const clear = () => {
    form.current?.querySelector('input')?.focus();
    setTyped('');
    onSearch('');
  };
  return (
    <div className={styles.filters}>
      <div role="group" aria-label="Filter by status" className={styles.statuses}>
        {OPTIONS.map(({ value, label }) => (
          <Button
            key={value}
            type={value === status ? 'primary' : 'default'}
            aria-pressed={value === status}
            onClick={() => onStatus(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      <form ref={form} role="search" className={styles.search} onSubmit={submit}>
        <SearchField
          label="Search testimonials"
          placeholder="Search by student name, company, or course..."
          value={typed}
          onChange={setTyped}
        />
        <Button htmlType="submit">Search</Button>
        <Button disabled={!typed && !search} onClick={clear}>
          Clear
        </Button>
      </form>
    </div>
  );
}
