import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import type { AdminOfferingState } from '../../../../api/generated/model/adminOfferingState';
import type { ListAdminOfferingsParams } from '../../../../api/generated/model/listAdminOfferingsParams';
import { useListAdminOfferings } from '../../../../api/generated/offerings-admin/offerings-admin';
import { BY_DATE } from '../../../../components/admin/data-columns';
import { pickOption } from '../../../../components/admin/pick-option';
import { useLastData } from '../../../../components/admin/use-last-data';
import { useLastPage, useListState } from '../../../../components/admin/use-list-state';
import { KIND_OPTIONS, STATE_OPTIONS } from '../offering-labels';
import { today } from '../session-times';
import { upcomingParams } from '../upcoming-params';

/** The value of `mode` for the calendar. */
const CALENDAR = 'calendar';

const ALL = 'all';

export const KIND_FILTERS = [{ value: '', label: 'All kinds' }, ...KIND_OPTIONS] as const;

/** Unless another state is chosen, the list shows what has not ended. */
export const STATE_FILTERS = [
  { value: '', label: 'Upcoming' },
  ...STATE_OPTIONS,
  { value: ALL, label: 'All states' },
] as const;

type StateFilter = (typeof STATE_FILTERS)[number]['value'];

const [LATEST, SOONEST] = BY_DATE;

export function useOfferingList() {
  const { state, ...list } = useListState(
    { kind: '', state: '', mode: '', month: '' },
    { order: '' },
  );
  const typed = state.search.trim();
  const [search] = useDebounce(typed, 250);
  const kind = pickOption(KIND_FILTERS, state.kind);
  const chosen = pickOption(STATE_FILTERS, state.state);
  const isCalendar = state.mode === CALENDAR;
  const filters = { ...(search && { search }), ...(kind && { kind }) };
  const params = { ...paramsOf(chosen), ...orderOf(state.sort), ...filters };
  const query = useListAdminOfferings(
    { page: list.page, limit: list.size, ...params },
    { query: { placeholderData: keepPreviousData, enabled: !isCalendar } },
  );
  useLastPage(list, query, search === typed);
  return {
    ...list,
    sorting: {
      ...list.sorting,
      value: (params.order === 'latest' ? LATEST : SOONEST).value,
    },
    query,
    data: useLastData(query.data),
    isCalendar,
    toggleCalendar: () => list.change({ mode: isCalendar ? '' : CALENDAR }),
    /** The month of the calendar, such as `2027-02`. */
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(state.month) ? state.month : today().slice(0, 7),
    showMonth: (month: string) => list.change({ month }),
    calendarParams: { ...filters, ...stateOf(chosen) },
    typed: state.search,
    kind,
    chosen,
    clear:
      search || kind || chosen ? () => list.choose({ search: '', kind: '', state: '' }) : undefined,
  };
}

export type OfferingList = ReturnType<typeof useOfferingList>;

function stateOf(chosen: StateFilter): { state?: AdminOfferingState } {
  return chosen === '' || chosen === ALL ? {} : { state: chosen };
}

function paramsOf(chosen: StateFilter): ListAdminOfferingsParams {
  if (chosen === '') return upcomingParams();
  const order = chosen === ALL || chosen === 'past' ? 'latest' : 'soonest';
  return { ...stateOf(chosen), order };
}

function orderOf(sort: string): Pick<ListAdminOfferingsParams, 'order'> {
  if (sort === LATEST.value) return { order: 'latest' };
  return sort === SOONEST.value ? { order: 'soonest' } : {};
}
