import { PlusOutlined } from '@ant-design/icons';
import { Button, Tabs } from 'antd';
import type { RedirectDto } from '../../../api/generated/model/redirectDto';
import { ListToolbar } from '../../../components/admin/ListToolbar';
import { OverflowActions } from '../../../components/admin/OverflowActions';
import { PageHeader } from '../../../components/admin/PageHeader';
import { SearchField } from '../../../components/admin/SearchField';
import { SelectionBar } from '../../../components/admin/SelectionBar';
import { useConfirmation } from '../../../components/admin/use-confirmation';
import { useListSelection } from '../../../components/admin/use-list-selection';
import { useTableView } from '../../../components/admin/use-table-view';
import { formatCount } from '../../../format-count';
import { ImportRedirects } from '../components/ImportRedirects';
import { MissingAddressTable } from '../components/MissingAddressTable';
import { RedirectDialogs } from '../components/RedirectDialogs';
import { REDIRECT_COLUMNS, RedirectTable } from '../components/RedirectTable';
import { MISSING, useRedirectList } from '../use-redirect-list';
import { useRedirectMutations } from '../use-redirect-mutations';

export default function RedirectsPage() {
  const list = useRedirectList();
  const tools = useTableView('redirects');
  const mutations = useRedirectMutations();
  const isMissing = list.tab === MISSING;
  const selection = useListSelection(
    isMissing ? [] : list.data?.redirects,
    ({ id }) => id,
    list.key,
  );
  const deletion = useConfirmation<RedirectDto>(mutations.remove);
  const deletionOfMany = useConfirmation<RedirectDto[]>(mutations.removeMany, selection.clear);
  const isAsking = list.isDialogOpen || deletion.dialog.open || deletionOfMany.dialog.open;
  const missingCount = list.missing.data?.pagination.total ?? 0;
  const { ids, selected } = selection;
  return (
    <>
      <PageHeader
        title="Redirects"
        subtitle="Send visitors of old addresses to the right page"
        actions={
          <>
            <OverflowActions>
              <ImportRedirects />
            </OverflowActions>
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={list.openForm}
            >
              Add Redirect
            </Button>
          </>
        }
      />
      <Tabs
        activeKey={list.tab || 'redirects'}
        onChange={(tab) => list.openTab(tab === MISSING ? MISSING : '')}
        items={[
          {
            key: 'redirects',
            label: 'Redirects',
            children: (
              <>
                <ListToolbar
                  search={
                    <div role="search">
                      <SearchField
                        label="Search redirects"
                        placeholder="Search by old or new address..."
                        value={list.search}
                        onChange={list.setSearch}
                      />
                    </div>
                  }
                  columns={REDIRECT_COLUMNS}
                  sorting={list.sorting}
                  tools={tools}
                />
                <RedirectTable
                  list={list}
                  view={tools.view}
                  selected={ids}
                  onSelect={selection.select}
                  onDelete={deletion.ask}
                  isAsking={isAsking || isMissing}
                />
              </>
            ),
          },
          {
            key: MISSING,
            label: `Addresses visitors did not find${missingCount ? ` (${formatCount(missingCount)})` : ''}`,
            children: (
              <MissingAddressTable
                list={list}
                onDismiss={(address) => mutations.dismiss.mutate(address)}
                isAsking={isAsking || !isMissing}
              />
            ),
          },
        ]}
        destroyOnHidden
      />
      <SelectionBar
        label="Selected redirects"
        count={ids.length}
        actions={[
          {
            title: `Delete Selected (${ids.length})`,
            danger: true,
            onClick: () => deletionOfMany.ask(selected),
          },
        ]}
        onClear={selection.clear}
      />
      <RedirectDialogs
        list={list}
        mutations={mutations}
        deletion={deletion}
        deletionOfMany={deletionOfMany}
      />
    </>
  );
}
