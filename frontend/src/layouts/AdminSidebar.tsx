import {
  LogoutOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  MoonOutlined,
  QuestionOutlined,
  SearchOutlined,
  SunOutlined,
} from '@ant-design/icons';
import { Avatar, Button, Flex, Tooltip, Typography } from 'antd';
import { use, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { ShellDialogs } from '../components/admin/shell-dialogs';
import { BrandMark } from '../components/BrandMark';
import { useCurrentUser } from '../features/auth';
import { RoleBadge } from '../features/users';
import { adminPaths } from '../paths';
import type { AdminScreen } from '../admin-screen';
import { useSiteName } from '../site';
import { useTheme } from '../theme/theme';
import { useMediaQuery } from '../theme/use-media-query';
import { MainMenu } from './MainMenu';
import { useLogout } from './use-logout';

interface AdminSidebarProps {
  screens: readonly AdminScreen[];
  isCollapsed?: boolean;
  /** Undefined if the sidebar cannot collapse. */
  onCollapse?: (isCollapsed: boolean) => void;
}

export function AdminSidebar({ screens, isCollapsed = false, onCollapse }: AdminSidebarProps) {
  const siteName = useSiteName();
  const logOut = useLogout();
  const { show } = use(ShellDialogs);
  const { theme, toggleTheme } = useTheme();
  const hasKeys = !useMediaQuery('(pointer: coarse)');
  const other = theme === 'dark' ? 'light' : 'dark';
  const align = isCollapsed ? 'center' : 'stretch';
  return (
    <Flex vertical gap={12} align={align} style={{ height: '100%', padding: '16px 8px' }}>
      <Flex gap={8} align="center" style={{ paddingInline: 8 }}>
        <BrandMark />
        {!isCollapsed && <Typography.Text strong>{siteName}</Typography.Text>}
      </Flex>
      <UserLink isCollapsed={isCollapsed} />
      <SidebarButton
        label="Commands"
        icon={<SearchOutlined />}
        isCollapsed={isCollapsed}
        onClick={() => show('palette')}
      />
      <MainMenu screens={screens} isCollapsed={isCollapsed} />
      <Flex vertical gap={4} align={align} style={{ marginTop: 'auto' }}>
        <Flex gap={4} vertical={isCollapsed}>
          <IconButton
            label={`Switch to ${other} theme`}
            icon={theme === 'dark' ? <SunOutlined /> : <MoonOutlined />}
            onClick={toggleTheme}
          />
          {hasKeys && (
            <IconButton
              label="Keyboard shortcuts"
              icon={<QuestionOutlined />}
              onClick={() => show('keys')}
            />
          )}
          {onCollapse && (
            <IconButton
              label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
              icon={isCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
              onClick={() => onCollapse(!isCollapsed)}
            />
          )}
        </Flex>
        <SidebarButton
          label="Logout"
          icon={<LogoutOutlined />}
          isCollapsed={isCollapsed}
          onClick={logOut}
        />
      </Flex>
    </Flex>
  );
}

function UserLink({ isCollapsed }: { isCollapsed: boolean }) {
  const { name, role } = useCurrentUser();
  return (
    <NavLink to={adminPaths.account} style={{ color: 'inherit' }}>
      <span className="visually-hidden">Your account</span>
      <Flex gap={8} align="center" vertical={isCollapsed} style={{ paddingInline: 8 }}>
        <Avatar aria-hidden="true">{Array.from(name)[0]}</Avatar>
        {isCollapsed ? (
          <span className="visually-hidden">{name}</span>
        ) : (
          <Typography.Text strong ellipsis style={{ flex: 1 }}>
            {name}
          </Typography.Text>
        )}
        <RoleBadge role={role} />
      </Flex>
    </NavLink>
  );
}

interface ActionProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

function IconButton({ label, ...button }: ActionProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" aria-label={label} {...button} />
    </Tooltip>
  );
}

function SidebarButton({ isCollapsed, ...action }: ActionProps & { isCollapsed: boolean }) {
  if (isCollapsed) return <IconButton {...action} />;
  const { label, icon, onClick } = action;
  return (
    <Button type="text" aria-label={label} icon={icon} onClick={onClick} style={START}>
      {label}
    </Button>
  );
}

const START = { justifyContent: 'start' } as const;
