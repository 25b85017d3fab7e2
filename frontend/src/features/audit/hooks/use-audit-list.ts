import { keepPreviousData } from '@tanstack/react-query';
import { useListAuditEntries } from '../../../api/generated/audit/audit';
import type { AuditEntryDto } from '../../../api/generated/model/auditEntryDto';
import { AuditObjectType } from '../../../api/generated/model/auditObjectType';
import type { ListAuditEntriesParams } from '../../../api/generated/model/listAuditEntriesParams';
import { useLastData } from '../../../components/admin/use-last-data';
import { useListState } from '../../../components/admin/use-list-state';

const NUMBER = /^[1-9]\d{0,14}$/;

const FILTERS = { person: '', action: '', object: '', id: '', from: '', to: '' };

/** In the address, `dialog` is the id of the open entry, and `before` the id that precedes the page. */
export function useAuditList() {
  const { state, ...list } = useListState({ ...FILTERS, before: '' });
  const object = Object.values(AuditObjectType).find((known) => known === state.object);
  const isInForce = Object.keys(FILTERS).some((name) => state[name as keyof typeof FILTERS]);
  const wanted: ListAuditEntriesParams = {
    limit: list.size,
    ...(state.person && { person: state.person }),
    ...(state.action && { action: state.action }),
    ...(object && { object_type: object }),
    ...(object && state.id && { object_id: state.id }),
    ...(state.from && { from: state.from }),
    ...(state.to && { to: state.to }),
    ...(NUMBER.test(state.before) && { before: Number(state.before) }),
  };
  const query = useListAuditEntries(wanted, {
    query: { placeholderData: keepPreviousData, staleTime: 0 },
  });
  const data = useLastData(query.data);
  const known = data?.entries.find(({ id }) => String(id) === state.dialog);
  const number = NUMBER.test(state.dialog) ? Number(state.dialog) : 0;
  // Links to an entry work after it has moved to another page.
  const single = useListAuditEntries(
    { id: number },
    { query: { enabled: number > 0 && query.isSuccess && !known } },
  );
  const shown = known ?? single.data?.entries[0];
  const choose = (part: Partial<typeof FILTERS>) => list.choose({ ...part, before: '' });
  return {
    state: { ...state, object: object ?? '' },
    query,
    entries: data?.entries,
    choose,
    clear: isInForce ? () => choose(FILTERS) : undefined,
    isFirst: state.before === '',
    showNewest: () => list.choose({ before: '' }),
    showOlder: data?.next ? () => list.choose({ before: String(data.next) }) : undefined,
    shown,
    isGone: !shown && (number > 0 ? single.isSuccess : state.dialog !== ''),
    /** The failed query for the open entry, also while it is retried. */
    failed: !shown && !single.isSuccess && single.errorUpdateCount > 0 ? single : undefined,
    open: ({ id }: AuditEntryDto) => list.openDialog(String(id)),
    close: list.closeDialog,
  };
}
