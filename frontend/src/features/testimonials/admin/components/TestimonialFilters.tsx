import { Button, Flex } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { useGetStats } from '../../../../api/generated/stats/stats';
import { ListToolbar } from '../../../../components/admin/ListToolbar';
import { SearchField } from '../../../../components/admin/SearchField';
import type { useTableView } from '../../../../components/admin/use-table-view';
import { formatCount } from '../../../../format-count';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { STATUS_OPTIONS } from '../status-labels';
import { STORY_COLUMNS } from './story-columns';

interface TestimonialFiltersProps {
  list: ReturnType<typeof useTestimonialList>;
  tools: ReturnType<typeof useTableView>;
}

export function TestimonialFilters({ list, tools }: TestimonialFiltersProps) {
  return (
    <ListToolbar
      search={<StorySearch list={list} />}
      filters={<StatusFilter list={list} />}
      activeFilters={list.status ? 1 : 0}
      columns={STORY_COLUMNS}
      sorting={list.sorting}
      tools={tools}
    />
  );
}

type FilterProps = Pick<TestimonialFiltersProps, 'list'>;

/** Each button shows its number of stories, except during a search. */
function StatusFilter({ list }: FilterProps) {
  const { data: stats } = useGetStats();
  const options = [
    { value: '', label: 'All', count: stats?.total_testimonials },
    ...STATUS_OPTIONS.map(({ value, label }) => ({
      value,
      label,
      count: stats?.[`${value}_testimonials`],
    })),
  ];
  return (
    <Flex wrap gap="small" role="group" aria-label="Filter by status">
      {options.map(({ value, label, count }) => {
        const shown = list.search || count === undefined ? undefined : formatCount(count);
        const isChosen = value === (list.status ?? '');
        return (
          <Button
            key={value}
            type={isChosen ? 'primary' : 'default'}
            aria-pressed={isChosen}
            aria-description={shown}
            onClick={() => list.choose({ status: value })}
          >
            {label}
            {shown && <span aria-hidden="true">{shown}</span>}
          </Button>
        );
      })}
    </Flex>
  );
}
function StorySearch({ list: { search, choose } }: FilterProps) {
  const [typed, setTyped] = useState(search);
  const [sought, setSought] = useState(search);
  // Back and Forward change the search, too.
  if (search !== sought) {
    setSought(search);
    setTyped(search);
  }
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose({ search: typed.trim() });
  };
  const clear = () => {
    // The button is disabled next and would lose the focus.
    form.current?.querySelector('input')?.focus();
    setTyped('');
    choose({ search: '' });
  };
  return (
    <form ref={form} role="search" onSubmit={submit}>
      <Flex wrap gap="small">
        <div style={{ flex: '1 1 160px' }}>
          <SearchField
            label="Search testimonials"
            placeholder="Search by student name, company, or course..."
            value={typed}
            onChange={setTyped}
          />
        </div>
        <Button htmlType="submit">Search</Button>
        <Button disabled={!typed && !search} onClick={clear}>
          Clear
        </Button>
      </Flex>
    </form>
  );
}
