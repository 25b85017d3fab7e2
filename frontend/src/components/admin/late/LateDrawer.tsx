import type { DrawerProps } from 'antd';
import { lateDialog } from '../../part/late-dialog';

/** Ant Design's `Drawer`, whose code waits for the first use of the page. */
export const LateDrawer = lateDialog<Omit<DrawerProps, 'afterOpenChange'>>(
  () => import('./AntDrawer'),
  ({ open }) => open === true,
);
