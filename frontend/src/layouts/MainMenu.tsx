import { SettingOutlined } from '@ant-design/icons';
import { Badge, Menu, type MenuProps } from 'antd';
import { useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import type { AdminScreen } from '../admin-screen';
import { screenAt } from '../screens';
import { useNavBadges } from './use-nav-badges';

interface MainMenuProps {
  screens: readonly AdminScreen[];
  isCollapsed: boolean;
}

export function MainMenu({ screens, isCollapsed }: MainMenuProps) {
  const id = useId();
  const { pathname } = useLocation();
  const marks = useNavBadges();
  const settings = screens.filter(({ group }) => group === 'settings');
  const items: MenuProps['items'] = screens
    .filter(({ group }) => group === 'main')
    .map(({ path, label, icon: Icon }) => {
      const mark = marks[path];
      const markId = `${id}${path}`;
      return {
        key: path,
        title: label,
        icon: (
          <Badge dot={isCollapsed && mark !== undefined} offset={[0, 12]}>
            <Icon />
          </Badge>
        ),
        label: (
          <NavLink to={path} aria-describedby={mark && markId}>
            {label}
          </NavLink>
        ),
        extra: mark && (
          <span id={markId}>
            <Badge count={mark.count} status={mark.status} />
            <span className="visually-hidden"> {mark.text}</span>
          </span>
        ),
      };
    });
  const [first] = settings;
  if (first) {
    items.push(
      { type: 'divider' },
      {
        key: 'settings',
        title: 'Settings',
        icon: <SettingOutlined />,
        label: <NavLink to={first.path}>Settings</NavLink>,
      },
    );
  }
  const isInSettings = settings.some(({ path }) => path === pathname);
  return (
    <nav aria-label="Admin" style={NAVIGATION}>
      <Menu
        mode="inline"
        items={items}
        inlineIndent={16}
        selectedKeys={[isInSettings ? 'settings' : (screenAt(pathname)?.path ?? '')]}
        style={{ borderInlineEnd: 0 }}
      />
    </nav>
  );
}

/** In low windows the entries scroll, so that what is below them stays in sight. */
const NAVIGATION = { alignSelf: 'stretch', minHeight: 160, overflowY: 'auto' } as const;
