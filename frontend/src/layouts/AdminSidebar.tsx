import { LogoutOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { RoleBadge } from '../features/users';
import { ThemeToggle } from '../components/ThemeToggle';
import { useCurrentUser, useSession } from '../features/auth';
import type { AdminScreen } from '../routes/admin-screens';
import { NavMark } from './NavMark';
import styles from './AdminSidebar.module.css';

export function AdminSidebar({ screens }: { screens: readonly AdminScreen[] }) {
  const { name, role } = useCurrentUser();
  const { signOut } = useSession();
  const id = useId();
  return (
    <div className={styles.sidebar}>
      <div className={styles.user}>
        <span className={styles.initial} aria-hidden="true">
          {Array.from(name)[0]}
        </span>
        <span className={`${styles.name} ${styles.label}`}>{name}</span>
        <RoleBadge role={role} />
      </div>
      <nav aria-label="Admin">
        <ul className={styles.links}>
          {screens.map(({ path, label, icon }) => (
            <li key={path}>
              <NavLink to={path} className={styles.item} aria-describedby={`${id}${path}`}>
                <span aria-hidden="true">{icon}</span>
                <span className={styles.label}>{label}</span>
              </NavLink>
              <NavMark path={path} id={`${id}${path}`} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <ThemeToggle />
        <button type="button" className={styles.item} onClick={signOut}>
          <LogoutOutlined aria-hidden="true" />
          <span className={styles.label}>Logout</span>
        </button>
      </div>
    </div>
  );
}
