import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { selectAllAction } from '../../../../components/admin/matching-rows';
import { SelectionBar } from '../../../../components/admin/SelectionBar';
import type { ListSelection } from '../../../../components/admin/use-list-selection';
import type { useSubscriberList } from '../hooks/use-subscriber-list';
import type { DeletionOfMany } from '../hooks/use-subscriber-mutations';

const NAMED = 5;

interface SelectedSubscribersProps {
  list: ReturnType<typeof useSubscriberList>;
  selection: ListSelection<NewsletterDto>;
  onDelete: (deletion: DeletionOfMany) => void;
}

export function SelectedSubscribers({ list, selection, onDelete }: SelectedSubscribersProps) {
  const { seen, selected, ids, isAll, selectAll, clear } = selection;
  const all = isAll ? list.matchingRows : undefined;
  const count = all?.count ?? ids.length;
  const emails = all?.isTruncated ? [] : selected.slice(0, NAMED).map(({ email }) => email);
  const chosen = all ? { ...list.wanted, before: all.before, count } : { ids };
  return (
    <SelectionBar
      label="Selected subscribers"
      count={count}
      offer={selectAllAction(list.matchingRows, {
        selected: count,
        shown: seen.length,
        onSelect: selectAll,
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
