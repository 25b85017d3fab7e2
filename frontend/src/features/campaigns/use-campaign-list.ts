import { keepPreviousData } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { useListCampaigns } from '../../api/generated/campaigns/campaigns';
import type { CampaignDto } from '../../api/generated/model/campaignDto';
import { CampaignOrder } from '../../api/generated/model/campaignOrder';
import { pickOption } from '../../components/admin/pick-option';
import { useLastData } from '../../components/admin/use-last-data';
import { toOrder, useLastPage, useListState } from '../../components/admin/use-list-state';
import { STATE_FILTERS } from './campaign-labels';

const LINK_OF = 'link-';

/** In the address, `dialog` is `new`, a campaign's id, or `link-` and the id of a campaign. */
export function useCampaignList() {
  const { state, ...list } = useListState({ state: '' });
  const typed = state.search.trim();
  const [search] = useDebounce(typed, 250);
  const chosen = pickOption(STATE_FILTERS, state.state);
  const wanted = { ...(search && { search }), ...(chosen && { state: chosen }) };
  const query = useListCampaigns(
    { page: list.page, limit: list.size, ...toOrder(state.sort, CampaignOrder), ...wanted },
    { query: { placeholderData: keepPreviousData } },
  );
  useLastPage(list, query, search === typed);
  const data = useLastData(query.data);
  const { dialog } = state;
  const edited = data?.campaigns.find(({ id }) => id === dialog);
  const linked = data?.campaigns.find(({ id }) => `${LINK_OF}${id}` === dialog);
  const isFiltered = state.search !== '' || chosen !== '';
  return {
    ...list,
    query,
    data,
    /** The filters of the list, for the export. */
    wanted,
    search: state.search,
    chosen,
    clear: isFiltered ? () => list.choose({ search: '', state: '' }) : undefined,
    isAdding: dialog === 'new',
    edited,
    /** The campaign whose links are copied. */
    linked,
    isGone: !['', 'new'].includes(dialog) && data !== undefined && !edited && !linked,
    isDialogOpen: dialog !== '',
    openForm: () => list.openDialog('new'),
    edit: ({ id }: CampaignDto) => list.openDialog(id),
    openLink: ({ id }: CampaignDto) => list.openDialog(`${LINK_OF}${id}`),
  };
}

export type CampaignList = ReturnType<typeof useCampaignList>;
