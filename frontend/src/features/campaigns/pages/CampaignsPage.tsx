import { PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { exportCampaigns } from '../../../api/generated/campaigns/campaigns';
import type { CampaignDto } from '../../../api/generated/model/campaignDto';
import { ListToolbar } from '../../../components/admin/ListToolbar';
import { PageHeader } from '../../../components/admin/PageHeader';
import { SearchField } from '../../../components/admin/SearchField';
import { useConfirmation } from '../../../components/admin/use-confirmation';
import { useTableView } from '../../../components/admin/use-table-view';
import { STATE_FILTERS } from '../campaign-labels';
import { CampaignDialogs } from '../components/CampaignDialogs';
import { CAMPAIGN_COLUMNS, CampaignTable } from '../components/CampaignTable';
import { ExportButton } from '../components/ExportButton';
import { useCampaignList } from '../use-campaign-list';
import { useCampaignMutations } from '../use-campaign-mutations';

export default function CampaignsPage() {
  const list = useCampaignList();
  const tools = useTableView('campaigns');
  const mutations = useCampaignMutations();
  const deletion = useConfirmation<CampaignDto>(mutations.remove);
  return (
    <>
      <PageHeader
        title="Campaigns"
        subtitle="Links for advertising, and what they bring"
        actions={
          <>
            <ExportButton fetchFile={() => exportCampaigns(list.wanted)} fileName="campaigns.csv" />
            <Button
              type="primary"
              icon={<PlusOutlined aria-hidden="true" />}
              onClick={list.openForm}
            >
              Create Campaign
            </Button>
          </>
        }
      />
      <ListToolbar
        search={
          <div role="search">
            <SearchField
              label="Search campaigns"
              placeholder="Search by name or code..."
              value={list.search}
              onChange={list.setSearch}
            />
          </div>
        }
        filters={
          <Select
            aria-label="State"
            style={{ minWidth: 160 }}
            options={[...STATE_FILTERS]}
            value={list.chosen}
            onChange={(state) => list.choose({ state })}
          />
        }
        activeFilters={list.chosen ? 1 : 0}
        columns={CAMPAIGN_COLUMNS}
        sorting={list.sorting}
        tools={tools}
      />
      <CampaignTable
        list={list}
        view={tools.view}
        onToggle={(campaign) => mutations.toggle.mutate(campaign)}
        onDelete={deletion.ask}
        isAsking={list.isDialogOpen || deletion.dialog.open}
      />
      <CampaignDialogs list={list} mutations={mutations} deletion={deletion} />
    </>
  );
}
