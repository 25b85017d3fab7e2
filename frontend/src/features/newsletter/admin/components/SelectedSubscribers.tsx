import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import type { SelectionDto } from '../../../../api/generated/model/selectionDto';
import { useSelectNewsletters } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import { SelectionBar } from '../../../../components/admin/SelectionBar';
import type { ListSelection } from '../../../../components/admin/use-list-selection';
import { wholeOffer } from '../../../../components/admin/whole-offer';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import type { useSubscriberList } from '../hooks/use-subscriber-list';
import type { DeletionOfMany } from '../hooks/use-subscriber-mutations';

/** So many addresses stand in the question. */
const NAMED = 5;

interface SelectedSubscribersProps {
  list: ReturnType<typeof useSubscriberList>;
  selection: ListSelection<NewsletterDto, SelectionDto>;
  onDelete: (deletion: DeletionOfMany) => void;
}

export function SelectedSubscribers({ list, selection, onDelete }: SelectedSubscribersProps) {
  const { seen, selected, ids, whole, selectWhole, clear } = selection;
  const selectAll = useSelectNewsletters({
    mutation: { onError: (error) => toastFailure('Failed to select', error) },
  });
  const count = whole?.count ?? ids.length;
  const emails = whole?.samples ?? selected.slice(0, NAMED).map(({ email }) => email);
  const chosen = whole ? { token: whole.token } : { ids };
  return (
    <SelectionBar
      label="Selected subscribers"
      count={count}
      offer={wholeOffer({
        selected: count,
        shown: seen.length,
        pagination: list.data?.pagination,
        isBusy: selectAll.isPending,
        onSelect: () => selectAll.mutate({ data: list.wanted }, { onSuccess: selectWhole }),
      })}
      actions={[
        {
          title: `Delete Selected (${count})`,
          danger: true,
          onClick: () => onDelete({ count, emails, chosen }),
        },
      ]}
      onClear={clear}
    />
  );
}
