import { PlusOutlined } from '@ant-design/icons';
import { Button, Card } from 'antd';
import { use } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { SelectionDto } from '../../../../api/generated/model/selectionDto';
import { ShellDialogs } from '../../../../components/admin/shell-dialogs';
import { PageHead } from '../../../../components/admin/PageHead';
import { useUndoKey } from '../../../../components/admin/undo';
import { useListSelection } from '../../../../components/admin/table/use-list-selection';
import { useQuestion } from '../../../../components/admin/table/use-question';
import { useTableView } from '../../../../components/admin/table/use-table-view';
import { ViewsMenu } from '../../../views';
import { formatCount } from '../../../../words';
import { DeleteDialogs } from '../components/DeleteDialogs';
import { SelectedTestimonials } from '../components/SelectedTestimonials';
import { StoryFigures } from '../components/StoryFigures';
import { TestimonialDialogs } from '../components/TestimonialDialogs';
import { TestimonialFilters } from '../components/TestimonialFilters';
import { TestimonialTable } from '../components/TestimonialTable';
import { type DeletionOfMany, useModeration } from '../hooks/use-moderation';
import { useTestimonialList } from '../hooks/use-testimonial-list';
import { useDecisions } from '../queue/use-decisions';
import { StoryReader } from '../reader/StoryReader';

export default function TestimonialsPage() {
  const list = useTestimonialList();
  const tools = useTableView('stories');
  const moderation = useModeration(list.rows, list.leave);
  const { decide } = useDecisions();
  const selection = useListSelection<AdminTestimonialDto, SelectionDto>(
    list.rows,
    ({ id }) => id,
    list.key,
  );
  const deletion = useQuestion<AdminTestimonialDto>(moderation.remove);
  const deletionOfMany = useQuestion<DeletionOfMany>(moderation.removeMany, selection.clear);
  const { shown: shellDialog } = use(ShellDialogs);
  const { pagination, total } = list;
  const isAsking =
    [deletion.about, deletionOfMany.about, shellDialog].some(Boolean) ||
    list.isAdding ||
    list.editedId !== '';
  const handlers = {
    onApprove: (testimonial: AdminTestimonialDto) => decide(testimonial, 'approved'),
    onReject: (testimonial: AdminTestimonialDto) => decide(testimonial, 'rejected'),
    onEdit: ({ id }: AdminTestimonialDto) => list.edit(id),
    onDelete: deletion.ask,
    onRead: ({ id }: AdminTestimonialDto) => list.read(id),
  };
  useUndoKey(!isAsking && list.storyId === '');

  return (
    <>
      <PageHead
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
      <StoryFigures />
      <Card size="small" title={<h2>Testimonials{pagination && ` (${formatCount(total)})`}</h2>}>
        <TestimonialFilters list={list} tools={tools} />
        <TestimonialTable
          list={list}
          view={tools.view}
          selected={selection.ids}
          onSelect={selection.select}
          handlers={handlers}
          isAsking={isAsking}
        />
      </Card>
      <SelectedTestimonials
        list={list}
        selection={selection}
        moderation={moderation}
        onDelete={deletionOfMany.ask}
      />
      <StoryReader list={list} handlers={handlers} isAsking={isAsking} />
      <TestimonialDialogs list={list} />
      <DeleteDialogs deletion={deletion} deletionOfMany={deletionOfMany} />
    </>
  );
}
