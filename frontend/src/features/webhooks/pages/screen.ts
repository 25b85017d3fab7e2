import { ApiOutlined } from '@ant-design/icons';
import { getListWebhookEndpointsQueryOptions } from '../../../api/generated/webhooks/webhooks';
import type { AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.webhooks,
  title: 'Webhooks',
  label: 'Webhooks',
  icon: ApiOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./WebhooksPage'),
  queries: () => [getListWebhookEndpointsQueryOptions()],
};
