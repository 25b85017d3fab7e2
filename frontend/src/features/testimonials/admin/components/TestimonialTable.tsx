import { useMemo } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { DataColumn, TableView } from '../../../../components/admin/table/columns';
import { DataTable } from '../../../../components/admin/table/DataTable';
import { ListEmpty } from '../../../../components/admin/table/ListEmpty';
import { useLatest } from '../../../../components/admin/use-latest';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { STORY_COLUMNS } from './story-columns';
import { TestimonialActions, type StoryHandlers } from './TestimonialActions';

interface TestimonialTableProps {
  list: ReturnType<typeof useTestimonialList>;
  view: TableView;
  selected: string[];
  onSelect: (ids: string[]) => void;
  handlers: StoryHandlers;
  /** Whether a question is asked meanwhile. */
  isAsking: boolean;
}

export function TestimonialTable(props: TestimonialTableProps) {
  const { list, view, selected, onSelect, handlers, isAsking } = props;
  const latest = useLatest({ ...handlers });
  const columns = useMemo<DataColumn<AdminTestimonialDto>[]>(
    () => [
      ...STORY_COLUMNS,
      {
        title: 'Actions',
        width: 'var(--actions)',
        card: 'actions',
        render: (testimonial) => <TestimonialActions testimonial={testimonial} handlers={latest} />,
      },
    ],
    [latest],
  );
  return (
    <DataTable
      label="Testimonials"
      query={list.query}
      rows={list.rows}
      rowKey={({ id }) => id}
      columns={columns}
      view={view}
      sorting={list.sorting}
      empty={
        <ListEmpty title="No testimonials found" onClear={list.clear}>
          {list.clear ? 'None matches the search and the status.' : 'Nobody has told a story yet.'}
        </ListEmpty>
      }
      errorTitle="We could not load the testimonials"
      selection={{
        keys: selected,
        onChange: onSelect,
        label: ({ studentName }) => `Select ${studentName}`,
      }}
      keys={{
        onOpen: handlers.onRead,
        onEdit: handlers.onEdit,
        onDelete: handlers.onDelete,
        more: { a: handlers.onApprove, r: handlers.onReject },
        ...(list.storyId && { at: list.storyId }),
        disabled: isAsking || list.storyId !== '',
      }}
    />
  );
}
