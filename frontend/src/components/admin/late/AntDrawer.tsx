import { Drawer, type DrawerProps } from 'antd';
import { focusMainIfLost } from '../focus-main';

/** Leaves the focus on the page also where what had it before is gone, as a dialog does. */
export default function AntDrawer(props: Omit<DrawerProps, 'afterOpenChange'>) {
  return (
    <Drawer
      {...props}
      afterOpenChange={(open) => {
        if (!open) focusMainIfLost();
      }}
    />
  );
}
