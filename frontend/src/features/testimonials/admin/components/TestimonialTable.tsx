import { useMemo } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { DataColumn, TableView } from '../../../../components/admin/table/columns';
import { DataTable } from '../../../../components/admin/table/DataTable';
import { ListEmpty } from '../../../../components/admin/table/ListEmpty';
import { useLatest } from '../../../../components/admin/use-latest';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { STORY_COLUMNS } from './story-columns';
import { TestimonialActions, type RowActions } from './TestimonialActions';

interface TestimonialTableProps {
  list: ReturnType<typeof useTestimonialList>;
  view: TableView;
  selected: string[];
  onSelect: (ids: string[]) => void;
  actions: RowActions;
  /** Whether a question is asked meanwhile. */
  isAsking: boolean;
}

export function TestimonialTable(props: TestimonialTableProps) {
  const { list, view, selected, onSelect, actions, isAsking } = props;
  const deeds = useLatest({ ...actions });
  const columns = useMemo<DataColumn<AdminTestimonialDto>[]>(
    () => [
      ...STORY_COLUMNS,
      {
        title: 'Actions',
        width: 'var(--actions)',
        card: 'deeds',
        render: (testimonial) => <TestimonialActions testimonial={testimonial} actions={deeds} />,
      },
    ],
    [deeds],
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
        onOpen: actions.onRead,
        onEdit: actions.onEdit,
        onDelete: actions.onDelete,
        more: { a: actions.onApprove, r: actions.onReject },
        ...(list.storyId && { at: list.storyId }),
        disabled: isAsking || list.storyId !== '',
      }}
    />
  );
}
