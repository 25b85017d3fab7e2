import { LogoutOutlined, SearchOutlined } from '@ant-design/icons';
import { use, useId } from 'react';
import { NavLink } from 'react-router-dom';
import { RoleBadge } from '../features/users';
import { ShellDialogs } from '../components/admin/shell-dialogs';
import { ThemeToggle } from '../components/ThemeToggle';
import { useCurrentUser } from '../features/auth';
import { adminPaths } from '../paths';
import type { AdminScreen } from '../admin-screen';
import { NavMark } from './NavMark';
import { useLogout } from './use-logout';
import styles from './AdminSidebar.module.css';

export function AdminSidebar({ screens }: { screens: readonly AdminScreen[] }) {
  const { name, role } = useCurrentUser();
  const logOut = useLogout();
  const { show } = use(ShellDialogs);
  const id = useId();
  return (
    <div className={styles.sidebar}>
      <NavLink to={adminPaths.account} className={styles.user}>
        <span className={styles.initial} aria-hidden="true">
          {Array.from(name)[0]}
        </span>
        <span className={`${styles.name} ${styles.label}`}>{name}</span>
        <span className="visually-hidden">Your account</span>
        <RoleBadge role={role} />
      </NavLink>
      <button
        type="button"
        className={styles.item}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => show('palette')}
      >
        <SearchOutlined aria-hidden="true" />
        <span className={styles.label}>Commands</span>
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      <nav aria-label="Admin">
        <ul className={styles.links}>
          {screens.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <NavLink to={path} className={styles.item} aria-describedby={`${id}${path}`}>
                <span aria-hidden="true">
                  <Icon />
                </span>
                <span className={styles.label}>{label}</span>
              </NavLink>
              <NavMark path={path} id={`${id}${path}`} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ThemeToggle />
        <button type="button" className={styles.item} onClick={logOut}>
          <LogoutOutlined aria-hidden="true" />
          <span className={styles.label}>Logout</span>
        </button>
      </div>
    </div>
  );
}
