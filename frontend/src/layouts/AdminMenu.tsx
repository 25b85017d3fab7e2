import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AdminScreen } from '../admin-screen';
import { AdminSidebar } from './AdminSidebar';
import styles from './AdminMenu.module.css';

export function AdminMenu({ screens }: { screens: readonly AdminScreen[] }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const close = () => setOpenAt(undefined);
  return (
    <>
      <Button
        type="text"
        aria-label="Open menu"
        aria-haspopup="dialog"
        icon={<MenuOutlined />}
        className={styles.button}
        onClick={() => setOpenAt(key)}
      />
      <Drawer
        open={openAt === key}
        onClose={close}
        placement="left"
        size={264}
        title="Menu"
        destroyOnHidden
        styles={{ body: { display: 'flex', padding: 0 }, close: { width: 44, height: 44 } }}
      >
        <AdminSidebar screens={screens} />
      </Drawer>
    </>
  );
}
