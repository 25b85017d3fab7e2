import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex, Layout, Typography } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BrandMark } from '../components/BrandMark';
import type { AdminScreen } from '../admin-screen';
import { useSiteName } from '../site';
import { AdminSidebar } from './AdminSidebar';

export default function PhoneHeader({ screens }: { screens: readonly AdminScreen[] }) {
  const siteName = useSiteName();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return (
    <Layout.Header>
      <Flex gap={8} align="center" style={{ height: '100%' }}>
        <Button
          type="text"
          aria-label="Open menu"
          aria-haspopup="dialog"
          icon={<MenuOutlined />}
          onClick={() => setOpenAt(key)}
        />
        <BrandMark />
        <Typography.Text strong>{siteName}</Typography.Text>
      </Flex>
      <Drawer
        open={openAt === key}
        onClose={() => setOpenAt(undefined)}
        placement="left"
        size={264}
        title="Menu"
        styles={{ body: { padding: 0 } }}
      >
        <AdminSidebar screens={screens} />
      </Drawer>
    </Layout.Header>
  );
}
