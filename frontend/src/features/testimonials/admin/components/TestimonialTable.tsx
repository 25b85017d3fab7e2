import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { TableView } from '../../../../components/admin/data-columns';
import { DataTable } from '../../../../components/admin/DataTable';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { STORY_COLUMNS } from './story-columns';
import { storyActions, type StoryHandlers } from './testimonial-actions';

interface TestimonialTableProps {
  list: ReturnType<typeof useTestimonialList>;
  view: TableView;
  selected: string[];
  onSelect: (ids: string[]) => void;
  handlers: StoryHandlers;
  /** Whether a dialog is open that takes the keys. */
  isAsking: boolean;
}

export function TestimonialTable(props: TestimonialTableProps) {
  const { list, view, selected, onSelect, handlers, isAsking } = props;
  return (
    <DataTable<AdminTestimonialDto>
      label="Testimonials"
      query={list.query}
      rows={list.rows}
      rowKey={({ id }) => id}
      rowName={({ studentName }) => studentName}
      columns={STORY_COLUMNS}
      actions={(testimonial) => storyActions(testimonial, handlers)}
      list={list}
      total={list.pagination && list.total}
      isMore={list.pagination?.truncated}
      view={view}
      empty={{ title: 'No testimonials found', reason: reasonOf(list), onClear: list.clear }}
      errorTitle="We could not load the testimonials"
      selection={{ keys: selected, onChange: onSelect }}
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

function reasonOf({ search, status }: ReturnType<typeof useTestimonialList>): string {
  if (status === 'pending' && !search) return 'All reviewed';
  return search || status
    ? 'None matches the search and the status.'
    : 'Nobody has told a story yet.';
}
