import {
  DeleteOutlined,
  EditOutlined,
  LinkOutlined,
  PauseCircleOutlined,
  PlayCircleOutlined,
} from '@ant-design/icons';
import { Link } from 'react-router-dom';
import type { CampaignDto } from '../../../api/generated/model/campaignDto';
import {
  ALPHABETICAL,
  BY_DATE,
  ordersOf,
  type DataColumn,
  type TableView,
} from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { EllipsisText } from '../../../components/admin/EllipsisText';
import { ShortDate } from '../../../components/admin/ShortDate';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { useHistoryAction } from '../../../components/admin/use-history-action';
import { pluralize } from '../../../format-count';
import { campaignPath } from '../../../paths';
import { formatRevenue } from '../campaign-labels';
import type { CampaignList } from '../use-campaign-list';

export const CAMPAIGN_COLUMNS: DataColumn<CampaignDto>[] = [
  {
    title: 'Name',
    card: 'name',
    orders: ordersOf('name', ALPHABETICAL),
    render: ({ id, name, code }) => (
      <>
        <EllipsisText text={name}>
          <Link to={campaignPath(id)}>{name}</Link>
        </EllipsisText>
        <EllipsisText muted text={code} />
      </>
    ),
  },
  {
    title: 'State',
    width: 96,
    card: 'status',
    render: ({ is_active: isActive }) => <CampaignState isActive={isActive} />,
  },
  {
    title: 'Clicks',
    width: 104,
    card: 'text',
    render: ({ clicks }) => pluralize(clicks, 'click'),
  },
  {
    title: 'Orders',
    width: 104,
    card: 'text',
    render: ({ orders }) => pluralize(orders, 'order'),
  },
  {
    title: 'Revenue',
    width: '20%',
    card: 'text',
    render: ({ revenue }) => (
      <EllipsisText text={revenue.length > 0 ? formatRevenue(revenue) : 'No revenue'} />
    ),
  },
  {
    title: 'Created',
    width: 128,
    orders: BY_DATE,
    optional: true,
    responsive: ['lg'],
    render: ({ created_at: created }) => <ShortDate value={created} />,
  },
];

export function CampaignState({ isActive }: { isActive: boolean }) {
  return <ToneBadge tone={isActive ? 'good' : 'other'}>{isActive ? 'Active' : 'Ended'}</ToneBadge>;
}

interface CampaignTableProps {
  list: CampaignList;
  view: TableView;
  onToggle: (campaign: CampaignDto) => void;
  onDelete: (campaign: CampaignDto) => void;
  /** A dialog is open that handles the keys. */
  isAsking: boolean;
}

export function CampaignTable(props: CampaignTableProps) {
  const { list, view, onToggle, onDelete, isAsking } = props;
  const historyOf = useHistoryAction('campaign');
  return (
    <DataTable
      label="Campaigns"
      query={list.query}
      rows={list.data?.campaigns}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={CAMPAIGN_COLUMNS}
      actions={(campaign) => [
        {
          title: 'Copy link…',
          words: 'Copy link of',
          icon: <LinkOutlined />,
          onClick: () => list.openLink(campaign),
        },
        { title: 'Edit', icon: <EditOutlined />, onClick: () => list.edit(campaign) },
        {
          id: 'toggle',
          title: campaign.is_active ? 'End' : 'Resume',
          icon: campaign.is_active ? <PauseCircleOutlined /> : <PlayCircleOutlined />,
          onClick: () => onToggle(campaign),
        },
        historyOf(campaign.id),
        {
          title: 'Delete',
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => onDelete(campaign),
        },
      ]}
      list={list}
      total={list.data?.pagination.total}
      view={view}
      empty={{
        title: list.clear ? 'No campaigns found' : 'No campaigns yet',
        reason: list.clear
          ? 'No campaign matches your search and filter.'
          : 'Create one for a newsletter, a podcast or an advertisement, and copy its links.',
        onClear: list.clear,
      }}
      errorTitle="We could not load the campaigns"
      keys={{ onOpen: list.edit, onEdit: list.edit, onDelete, disabled: isAsking }}
    />
  );
}
