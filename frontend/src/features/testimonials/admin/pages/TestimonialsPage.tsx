import { PlusOutlined } from '@ant-design/icons';
import { Button, Card, Tabs } from 'antd';
import { use } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { DataTable } from '../../../../components/admin/DataTable';
import { PageHeader } from '../../../../components/admin/PageHeader';
import { ShellDialogs } from '../../../../components/admin/shell-dialogs';
import { useListSelection } from '../../../../components/admin/use-list-selection';
import { useConfirmation } from '../../../../components/admin/use-confirmation';
import { useTableView } from '../../../../components/admin/use-table-view';
import { useUndoKey } from '../../../../components/admin/undo';
import { formatCount } from '../../../../format-count';
import { ViewsMenu } from '../../../views';
import { DeleteDialogs } from '../components/DeleteDialogs';
import { SelectedTestimonials } from '../components/SelectedTestimonials';
import { STORY_COLUMNS } from '../components/story-columns';
import { storyActions, type StoryHandlers } from '../components/testimonial-actions';
import { TestimonialDialogs } from '../components/TestimonialDialogs';
import { TestimonialFilters } from '../components/TestimonialFilters';
import { useDecisions } from '../hooks/use-decisions';
import { type DeletionOfMany, useModeration } from '../hooks/use-moderation';
import { SUGGESTIONS, useTestimonialList } from '../hooks/use-testimonial-list';
import { StoryReader } from '../reader/StoryReader';
import { ImportDialog } from '../suggestions/ImportDialog';
import { SuggestionTable } from '../suggestions/SuggestionTable';
import { useSuggestions } from '../suggestions/use-suggestions';

export default function TestimonialsPage() {
  const list = useTestimonialList();
  const suggestions = useSuggestions(list);
  const tools = useTableView('stories');
  const moderation = useModeration(list.rows, list.leave);
  const { decide } = useDecisions();
  const selection = useListSelection(
    list.tab === SUGGESTIONS ? [] : list.rows,
    ({ id }) => id,
    list.key,
  );
  const deletion = useConfirmation<AdminTestimonialDto>(moderation.remove);
  const deletionOfMany = useConfirmation<DeletionOfMany>(moderation.removeMany, selection.clear);
  const { shown: shellDialog } = use(ShellDialogs);
  const isAsking =
    [deletion.target, deletionOfMany.target, shellDialog].some(Boolean) ||
    list.isAdding ||
    list.reviewId !== '' ||
    list.editedId !== '';
  const handlers: StoryHandlers = {
    onApprove: (testimonial) => decide(testimonial, 'approved'),
    onReject: (testimonial) => decide(testimonial, 'rejected'),
    onEdit: ({ id }) => list.edit(id),
    onDelete: deletion.ask,
    onRead: ({ id }) => list.read(id),
  };
  useUndoKey(!isAsking && list.storyId === '');

  return (
    <>
      <PageHeader
        title="Success Stories"
        subtitle="Manage student testimonials and career transitions"
        actions={
          <>
            <ViewsMenu list="testimonials" columns={tools} />
            <Button type="primary" icon={<PlusOutlined />} onClick={list.add}>
              Add Testimonial
            </Button>
          </>
        }
      />
      <Tabs
        activeKey={list.tab || 'stories'}
        onChange={(tab) => list.openTab(tab === SUGGESTIONS ? SUGGESTIONS : '')}
        items={[
          {
            key: 'stories',
            label: 'Stories',
            children: (
              <Card
                size="small"
                title={<h2>Testimonials{list.pagination && ` (${formatCount(list.total)})`}</h2>}
              >
                <TestimonialFilters list={list} tools={tools} />
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
                  searchedNewest={list.pagination?.searched_newest}
                  view={tools.view}
                  empty={{
                    title: 'No testimonials found',
                    reason: reasonOf(list),
                    onClear: list.clear,
                  }}
                  errorTitle="We could not load the testimonials"
                  selection={{ keys: selection.ids, onChange: selection.select }}
                  keys={{
                    onOpen: handlers.onRead,
                    onEdit: handlers.onEdit,
                    onDelete: handlers.onDelete,
                    more: { a: handlers.onApprove, r: handlers.onReject },
                    ...(list.storyId && { at: list.storyId }),
                    disabled: isAsking || list.storyId !== '',
                  }}
                />
              </Card>
            ),
          },
          {
            key: SUGGESTIONS,
            label: `Suggestions${suggestions.total ? ` (${formatCount(suggestions.total)})` : ''}`,
            children: <SuggestionTable list={list} suggestions={suggestions} isAsking={isAsking} />,
          },
        ]}
        destroyOnHidden
      />
      <SelectedTestimonials
        list={list}
        selection={selection}
        moderation={moderation}
        onDelete={deletionOfMany.ask}
      />
      <StoryReader list={list} handlers={handlers} isAsking={isAsking} />
      <TestimonialDialogs list={list} />
      <ImportDialog list={list} suggestions={suggestions} />
      <DeleteDialogs deletion={deletion} deletionOfMany={deletionOfMany} />
    </>
  );
}

function reasonOf({ search, status }: ReturnType<typeof useTestimonialList>): string {
  if (status === 'pending' && !search) return 'All reviewed';
  return search || status ? 'No testimonial matches the search and the status.' : 'No stories yet.';
}
