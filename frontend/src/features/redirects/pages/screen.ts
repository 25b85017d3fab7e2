import { SwapOutlined } from '@ant-design/icons';
import {
  getListMissingAddressesQueryOptions,
  getListRedirectsQueryOptions,
} from '../../../api/generated/redirects/redirects';
import { FIRST_PAGE, type AdminScreen } from '../../../admin-screen';
import { adminPaths } from '../../../paths';

export const screen: AdminScreen = {
  path: adminPaths.redirects,
  title: 'Redirects',
  label: 'Redirects',
  icon: SwapOutlined,
  roles: ['admin'],
  group: 'settings',
  load: () => import('./RedirectsPage'),
  queries: ({ search }) =>
    search.size === 0
      ? [getListRedirectsQueryOptions(FIRST_PAGE), getListMissingAddressesQueryOptions(FIRST_PAGE)]
      : [],
};
