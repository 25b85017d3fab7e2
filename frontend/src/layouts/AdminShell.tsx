import { LogoutOutlined, MenuOutlined, SearchOutlined } from '@ant-design/icons';
import { Moon, Sun } from 'lucide-react';
import { SOMEBODY, type SessionHolder } from '../api/session-holder';
import { adminPaths } from '../paths';
import { AdminBrand } from './AdminBrand';
import { adminEntries, entryAround } from './admin-entries';
import layout from './AdminLayout.module.css';
import styles from './AdminShell.module.css';
import sidebar from './AdminSidebar.module.css';
import { ScreenSkeleton } from './ScreenSkeleton';

interface AdminShellProps {
  path: string;
  holder?: SessionHolder;
}

/** The look of a screen until it is known who looks at it; `public/screen-start.js` fills in the holder. */
export function AdminShell({ path, holder = SOMEBODY }: AdminShellProps) {
  return (
    <div className={`${layout.layout} ${styles.shell}`} data-role={holder.role}>
      <div className={layout.topBar} aria-hidden="true">
        <span className={styles.button}>
          <MenuOutlined />
        </span>
        <AdminBrand />
      </div>
      <div className={layout.aside} aria-hidden="true">
        <AdminBrand />
        <Sidebar path={path} holder={holder} />
      </div>
      <div className={layout.main}>
        <ScreenSkeleton path={path} />
      </div>
    </div>
  );
}

function Sidebar({ path, holder }: Required<AdminShellProps>) {
  const current = path === adminPaths.root ? adminPaths.dashboard : path;
  return (
    <div className={sidebar.sidebar}>
      <div className={sidebar.user}>
        <span className={sidebar.initial} data-holder="initial">
          {Array.from(holder.name)[0]}
        </span>
        <span className={`${sidebar.name} ${sidebar.label}`} data-holder="name">
          {holder.name}
        </span>
        <span className={styles.role} />
      </div>
      <span className={sidebar.item}>
        <SearchOutlined />
        <span className={sidebar.label}>Commands</span>
        <kbd className={sidebar.keys}>Ctrl K</kbd>
      </span>
      <ul className={sidebar.links}>
        {adminEntries
          .filter(({ isInSidebar }) => isInSidebar !== false)
          .map((entry) => (
            <li
              key={entry.path}
              data-roles={entry.roles.join(' ')}
              data-within={entry.path === entryAround(path)}
            >
              <span className={sidebar.item} aria-current={entry.path === current && 'page'}>
                <span>{entry.icon}</span>
                <span className={sidebar.label}>{entry.label}</span>
              </span>
            </li>
          ))}
      </ul>
      <div className={sidebar.foot}>
        <span className={styles.button}>
          <Moon size={20} />
          <Sun size={20} />
        </span>
        <span className={sidebar.item}>
          <LogoutOutlined />
          <span className={sidebar.label}>Logout</span>
        </span>
      </div>
    </div>
  );
}
