import { NotificationOutlined } from '@ant-design/icons';
import { FIRST_PAGE, type AdminScreen } from '../../../admin-screen';
import { getListCampaignsQueryOptions } from '../../../api/generated/campaigns/campaigns';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.campaigns,
  title: 'Campaigns',
  label: 'Campaigns',
  icon: NotificationOutlined,
  roles: ['admin'],
  group: 'main',
  load: () => import('./CampaignsPage'),
  subPages: [{ path: adminPaths.campaign, load: () => import('./CampaignPage') }],
  queries: ({ search }) => (search.size === 0 ? [getListCampaignsQueryOptions(FIRST_PAGE)] : []),
};
