import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { SelectionDto } from '../../../../api/generated/model/selectionDto';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import type { Action } from '../../../../components/admin/RowActions';
import { SelectionBar } from '../../../../components/admin/SelectionBar';
import type { ListSelection } from '../../../../components/admin/use-list-selection';
import { wholeOffer } from '../../../../components/admin/whole-offer';
import { useDecisions } from '../hooks/use-decisions';
import type { DeletionOfMany, useModeration } from '../hooks/use-moderation';
import type { useTestimonialList } from '../hooks/use-testimonial-list';

interface SelectedTestimonialsProps {
  list: ReturnType<typeof useTestimonialList>;
  selection: ListSelection<AdminTestimonialDto, SelectionDto>;
  moderation: ReturnType<typeof useModeration>;
  onDelete: (deletion: DeletionOfMany) => void;
}

export function SelectedTestimonials(props: SelectedTestimonialsProps) {
  const { list, selection, moderation, onDelete } = props;
  const { setStatusOfMany, removeMany, selectAll } = moderation;
  const { seen, selected, ids, whole, selectWhole, clear } = selection;
  const decisions = useDecisions();
  const acts = [setStatusOfMany, removeMany, selectAll];
  const isBusy = decisions.isBusy || acts.some(({ isPending }) => isPending);
  const count = whole?.count ?? ids.length;
  const samples = whole?.samples ?? [];
  const chosen = whole ? { token: whole.token } : { ids };
  const selectAllThatMatch = () => {
    const { search, status } = list;
    const data = { ...(search && { search }), ...(status && { status }) };
    selectAll.mutate({ data }, { onSuccess: selectWhole });
  };
  const decide = (status: TestimonialVerdict) => {
    const data = { ids, status, etags: selected.map(({ etag }) => etag) };
    setStatusOfMany.mutate({ data }, { onSuccess: clear });
  };
  const pending = whole ? 0 : selected.filter(({ status }) => status === 'pending').length;
  const verdicts: Action[] = [
    { title: `Approve Selected (${pending})`, onClick: () => decide('approved') },
    { title: `Reject Selected (${pending})`, onClick: () => decide('rejected') },
  ];
  const deletion: Action = {
    title: `Delete Selected (${count})`,
    danger: true,
    onClick: () => onDelete({ count, samples, chosen }),
  };
  const actions = pending > 0 ? [...verdicts, deletion] : [deletion];
  return (
    <SelectionBar
      label="Selected testimonials"
      count={count}
      offer={wholeOffer({
        selected: count,
        shown: seen.length,
        pagination: list.pagination,
        isBusy,
        onSelect: selectAllThatMatch,
      })}
      actions={actions.map((action) => ({ ...action, disabled: isBusy }))}
      onClear={clear}
    />
  );
}
