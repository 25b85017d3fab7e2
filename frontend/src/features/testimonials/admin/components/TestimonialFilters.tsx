import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { SearchField } from '../../../../components/admin/SearchField';
import { ListBar } from '../../../../components/admin/ListBar';
import type { useTableView } from '../../../../components/admin/table/use-table-view';
import { useStatusCounts } from '../hooks/use-status-counts';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { STORY_COLUMNS } from './story-columns';
import { StatusFilter } from './StatusFilter';
import styles from './TestimonialFilters.module.css';

interface TestimonialFiltersProps {
  list: ReturnType<typeof useTestimonialList>;
  tools: ReturnType<typeof useTableView>;
}

export function TestimonialFilters({ list, tools }: TestimonialFiltersProps) {
  const { status = '', choose } = list;
  const counts = useStatusCounts();
  return (
    <ListBar
      search={<StorySearch search={list.search} onSearch={(search) => choose({ search })} />}
      filters={
        <StatusFilter
          status={status}
          counts={list.search ? undefined : counts}
          onChoose={(next) => choose({ status: next })}
        />
      }
      inForce={status ? 1 : 0}
      columns={STORY_COLUMNS}
      sorting={list.sorting}
      tools={tools}
    />
  );
}

interface StorySearchProps {
  search: string;
  onSearch: (search: string) => void;
}

function StorySearch({ search, onSearch }: StorySearchProps) {
  const [typed, setTyped] = useState(search);
  const [sought, setSought] = useState(search);
  // Back and forth change the search, too.
  if (search !== sought) {
    setSought(search);
    setTyped(search);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  // There is nothing left to clear, so the button cannot keep the focus.
  const form = useRef<HTMLFormElement>(null);
  const clear = () => {
    form.current?.querySelector('input')?.focus();
    setTyped('');
    onSearch('');
  };
  return (
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
  );
}
