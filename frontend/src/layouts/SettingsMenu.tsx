import { Menu } from 'antd';
import { NavLink, useLocation } from 'react-router-dom';
import type { AdminScreen } from '../admin-screen';

interface SettingsMenuProps {
  screens: readonly AdminScreen[];
  isNarrow: boolean;
}

export function SettingsMenu({ screens, isNarrow }: SettingsMenuProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Settings" style={isNarrow ? { minWidth: 0 } : { width: 184, flex: 'none' }}>
      <Menu
        mode={isNarrow ? 'horizontal' : 'inline'}
        items={screens.map(({ path, label }) => ({
          key: path,
          label: <NavLink to={path}>{label}</NavLink>,
        }))}
        selectedKeys={[pathname]}
        // antd would hide items that do not fit, but keep their links in the tab order.
        disabledOverflow
        style={isNarrow ? { overflowX: 'auto' } : { height: '100%', paddingTop: 16 }}
      />
    </nav>
  );
}
