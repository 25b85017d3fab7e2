import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { ModerationDecision } from '../../../../api/generated/model/moderationDecision';
import { selectAllAction } from '../../../../components/admin/matching-rows';
import type { Action } from '../../../../components/admin/RowActions';
import { SelectionBar } from '../../../../components/admin/SelectionBar';
import type { ListSelection } from '../../../../components/admin/use-list-selection';
import { useDecisions } from '../hooks/use-decisions';
import type { DeletionOfMany, useModeration } from '../hooks/use-moderation';
import type { useTestimonialList } from '../hooks/use-testimonial-list';

const NAMED = 10;

interface SelectedTestimonialsProps {
  list: ReturnType<typeof useTestimonialList>;
  selection: ListSelection<AdminTestimonialDto>;
  moderation: ReturnType<typeof useModeration>;
  onDelete: (deletion: DeletionOfMany) => void;
}

export function SelectedTestimonials(props: SelectedTestimonialsProps) {
  const { list, selection, moderation, onDelete } = props;
  const { setStatusOfMany, removeMany } = moderation;
  const { seen, selected, ids, isAll, selectAll, clear } = selection;
  const decisions = useDecisions();
  const isBusy = decisions.isBusy || setStatusOfMany.isPending || removeMany.isPending;
  const all = isAll ? list.matchingRows : undefined;
  const count = all?.count ?? ids.length;
  const samples =
    all && !all.isTruncated ? selected.slice(0, NAMED).map(({ studentName }) => studentName) : [];
  const chosen = all ? { ...list.filter, before: all.before, count } : { ids };
  const decide = (status: ModerationDecision) => {
    const data = { ids, status, etags: selected.map(({ etag }) => etag) };
    setStatusOfMany.mutate({ data }, { onSuccess: clear });
  };
  const pending = all ? 0 : selected.filter(({ status }) => status === 'pending').length;
  const decisionActions: Action[] = [
    { title: `Approve Selected (${pending})`, onClick: () => decide('approved') },
    { title: `Reject Selected (${pending})`, onClick: () => decide('rejected') },
  ];
  const deletion: Action = {
    title: `Delete Selected (${count})`,
    danger: true,
    onClick: () => onDelete({ count, samples, chosen }),
  };
  const actions = pending > 0 ? [...decisionActions, deletion] : [deletion];
  return (
    <SelectionBar
      label="Selected testimonials"
      count={count}
      offer={selectAllAction(list.matchingRows, {
        selected: count,
        shown: seen.length,
        onSelect: selectAll,
      })}
      actions={actions.map((action) => ({ ...action, disabled: isBusy }))}
      onClear={clear}
    />
  );
}
