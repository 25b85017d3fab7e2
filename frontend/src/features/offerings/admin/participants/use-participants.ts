import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import type { RegistrationDto } from '../../../../api/generated/model/registrationDto';
import { useListRegistrations } from '../../../../api/generated/offerings-admin/offerings-admin';
import { pickOption } from '../../../../components/admin/pick-option';
import { useLastData } from '../../../../components/admin/use-last-data';
import { useLastPage, useListState } from '../../../../components/admin/use-list-state';
import { pollWhileSending } from '../../../mail';
import { STATUS_FILTERS } from './registration-labels';

export const ADD = 'new';
export const MESSAGE = 'message';

/** In the address, `dialog` is `new`, `message`, or a registration's id. */
export function useParticipants(offeringId: string) {
  const { state, ...list } = useListState({ tab: '', status: '' });
  const typed = state.search.trim();
  const [search] = useDebounce(typed, 250);
  const status = pickOption(STATUS_FILTERS, state.status);
  const filters = { ...(search && { search }), ...(status && { status }) };
  const query = useListRegistrations(
    offeringId,
    { page: list.page, limit: list.size, ...filters },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state: { data } }) =>
          pollWhileSending(data?.registrations.map(({ mail }) => mail)),
      },
    },
  );
  useLastPage(list, query, search === typed);
  const data = useLastData(query.data);
  return {
    ...list,
    query,
    data,
    status,
    typed: state.search,
    dialog: state.dialog,
    shown: data?.registrations.find(({ id }) => id === state.dialog),
    open: ({ id }: RegistrationDto) => list.openDialog(id),
    clear: search || status ? () => list.choose({ search: '', status: '' }) : undefined,
    /** Differs between any two lists. */
    key: JSON.stringify([filters, list.size, list.page]),
  };
}

export type ParticipantList = ReturnType<typeof useParticipants>;
