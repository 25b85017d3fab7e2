import { LinkOutlined } from '@ant-design/icons';
import { Breadcrumb, Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { exportCampaign, useGetCampaign } from '../../../api/generated/campaigns/campaigns';
import type { CampaignDetailDto } from '../../../api/generated/model/campaignDetailDto';
import { isGone, RecordNotFound } from '../../../components/admin/forms/RecordNotFound';
import { PageHeader } from '../../../components/admin/PageHeader';
import { QueryView } from '../../../components/admin/QueryView';
import { StatCards } from '../../../components/admin/StatCards';
import { PageMeta } from '../../../components/PageMeta';
import { formatCount } from '../../../format-count';
import { adminPaths } from '../../../paths';
import { formatRevenue } from '../campaign-labels';
import { CampaignCounts } from '../components/CampaignCounts';
import { CampaignState } from '../components/CampaignTable';
import { CopyLinkDialog } from '../components/CopyLinkDialog';
import { ExportButton } from '../components/ExportButton';

export default function CampaignPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const query = useGetCampaign(id);
  if (isGone(query.error)) {
    return <RecordNotFound noun="campaign" onClose={() => void navigate(adminPaths.campaigns)} />;
  }
  return (
    <>
      <PageMeta title={query.data?.name ?? 'Campaign'} />
      <QueryView query={query} errorTitle="We could not load the campaign">
        {(campaign) => <Campaign campaign={campaign} />}
      </QueryView>
    </>
  );
}

function Campaign({ campaign }: { campaign: CampaignDetailDto }) {
  const [isCopying, setCopying] = useState(false);
  const { id, code, name, clicks, orders, revenue } = campaign;
  return (
    <>
      <Breadcrumb
        style={{ marginBottom: 8 }}
        items={[{ title: <Link to={adminPaths.campaigns}>Campaigns</Link> }, { title: name }]}
      />
      <PageHeader
        title={name}
        state={<CampaignState isActive={campaign.is_active} />}
        actions={
          <>
            <ExportButton fetchFile={() => exportCampaign(id)} fileName={`campaign_${code}.csv`} />
            <Button
              type="primary"
              icon={<LinkOutlined aria-hidden="true" />}
              onClick={() => setCopying(true)}
            >
              Copy Link…
            </Button>
          </>
        }
      />
      <StatCards
        stats={[
          { label: 'Clicks', value: formatCount(clicks) },
          { label: 'Orders', value: formatCount(orders) },
          { label: 'Revenue', value: formatRevenue(revenue) },
        ]}
      />
      <CampaignCounts campaign={campaign} />
      <CopyLinkDialog
        campaign={isCopying ? campaign : undefined}
        onClose={() => setCopying(false)}
      />
    </>
  );
}
