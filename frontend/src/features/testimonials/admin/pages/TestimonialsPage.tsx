import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { use, useState } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { SelectionDto } from '../../../../api/generated/model/selectionDto';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import { ShellDialogs } from '../../../../components/admin/shell-dialogs';
import { PageHead } from '../../../../components/admin/PageHead';
import { useUndoKey } from '../../../../components/admin/undo';
import { TableFoot } from '../../../../components/admin/table/TableFoot';
import { useTableView } from '../../../../components/admin/table/use-table-view';
import { useWholeSelection } from '../../../../components/admin/table/use-whole-selection';
import { ViewsMenu } from '../../../../components/admin/views/ViewsMenu';
import { lateDialog } from '../../../../components/part/late-dialog';
import { formatCount } from '../../../../words';
import { DeleteDialogs } from '../components/DeleteDialogs';
import { SelectedTestimonials } from '../components/SelectedTestimonials';
import { StoryFigures } from '../components/StoryFigures';
import type { TestimonialDialogsProps } from '../components/TestimonialDialogs';
import { TestimonialFilters } from '../components/TestimonialFilters';
import { TestimonialTable } from '../components/TestimonialTable';
import { useModeration } from '../hooks/use-moderation';
import { useTestimonialList } from '../hooks/use-testimonial-list';
import { isOnItsWay } from '../queue/decision';
import { useDecisions } from '../queue/use-decisions';
import type { StoryReaderProps } from '../reader/StoryReader';
import styles from './TestimonialsPage.module.css';

const TestimonialDialogs = lateDialog<TestimonialDialogsProps>(
  () => import('../components/TestimonialDialogs'),
  ({ list }) => list.isAdding || list.editedId !== '',
);

const StoryReader = lateDialog<StoryReaderProps>(
  () => import('../reader/StoryReader'),
  ({ list }) => list.storyId !== '',
);

export default function TestimonialsPage() {
  const list = useTestimonialList();
  const tools = useTableView('stories');
  const moderation = useModeration(list.rows, list.leave);
  const { setStatusOfMany, remove, removeMany, removeWhole, selectAll } = moderation;
  const { decide, decisions } = useDecisions();
  const { whole, keepWhole, clearWhole } = useWholeSelection<SelectionDto>(list.key);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const [doomed, setDoomed] = useState<AdminTestimonialDto | 'selected'>();
  const { shown: shellDialog } = use(ShellDialogs);

  const { rows = [], pagination, total } = list;
  // Only rows that are seen can be selected.
  const selected = rows.filter(({ id }) => selectedIds.includes(id));
  const ids = selected.map(({ id }) => id);
  const isDeciding = decisions.some(isOnItsWay) || setStatusOfMany.isPending;
  const isAsking =
    doomed !== undefined || shellDialog !== undefined || list.isAdding || list.editedId !== '';

  const select = (next: string[]) => {
    setSelectedIds(next);
    clearWhole();
  };
  const selectWhole = () => {
    const { search, status } = list;
    const data = { ...(search && { search }), ...(status && { status }) };
    selectAll.mutate({ data }, { onSuccess: keepWhole });
  };
  const decideSelected = (status: TestimonialVerdict) => {
    const data = { ids, status, etags: selected.map(({ etag }) => etag) };
    setStatusOfMany.mutate({ data }, { onSuccess: () => select([]) });
  };
  const confirmDeletion = () => {
    const onSettled = () => setDoomed(undefined);
    if (doomed === 'selected') {
      const outcome = { onSuccess: () => select([]), onSettled };
      if (whole) removeWhole.mutate({ data: { token: whole.token } }, outcome);
      else removeMany.mutate({ data: { ids } }, outcome);
    } else if (doomed) {
      remove.mutate({ id: doomed.id }, { onSettled });
    }
  };
  const handlers = {
    onApprove: (testimonial: AdminTestimonialDto) => decide(testimonial, 'approved'),
    onReject: (testimonial: AdminTestimonialDto) => decide(testimonial, 'rejected'),
    onEdit: ({ id }: AdminTestimonialDto) => list.edit(id),
    onDelete: setDoomed,
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
      <section className={styles.card} aria-labelledby="testimonials">
        <h2 id="testimonials">Testimonials{pagination && ` (${formatCount(total)})`}</h2>
        <TestimonialFilters list={list} tools={tools} />
        <TestimonialTable
          list={list}
          view={tools.view}
          selected={ids}
          onSelect={select}
          handlers={handlers}
          isAsking={isAsking}
        />
        <TableFoot
          page={list.page}
          size={list.size}
          total={total}
          isMore={pagination?.truncated}
          onTurn={list.turnTo}
          onResize={list.resize}
        />
      </section>
      <SelectedTestimonials
        selected={selected}
        shown={rows.length}
        pagination={pagination}
        whole={whole}
        isBusy={isDeciding || removeMany.isPending || selectAll.isPending}
        onSelectAll={selectWhole}
        onDecide={decideSelected}
        onDelete={() => setDoomed('selected')}
        onClear={() => select([])}
      />
      <StoryReader list={list} handlers={handlers} isAsking={isAsking} />
      <TestimonialDialogs list={list} />
      <DeleteDialogs
        doomed={doomed === 'selected' ? undefined : doomed}
        doomedCount={doomed === 'selected' ? (whole?.count ?? ids.length) : undefined}
        samples={whole?.samples}
        isBusy={remove.isPending || removeMany.isPending || removeWhole.isPending}
        onConfirm={confirmDeletion}
        onCancel={() => setDoomed(undefined)}
      />
    </>
  );
}
