import { Link, NavLink } from 'react-router-dom';
import { Brand } from '../components/Brand';
import button from '../components/button.module.css';
import { ThemeToggle } from '../components/ThemeToggle';
import { paths } from '../paths';
import { MobileMenu } from './MobileMenu';
import styles from './SiteHeader.module.css';

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={`container ${styles.bar}`}>
        <BrandLink />
        <nav className={styles.nav} aria-label="Main">
          <NavLink to={paths.home} end>
            Home
          </NavLink>
          <NavLink to={paths.courses}>Courses</NavLink>
        </nav>
        <div className={styles.actions}>
          <ThemeToggle />
          <Link to={paths.courses} className={`${button.primary} ${styles.start}`}>
            Get Started
          </Link>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

/** @param isOnDark whether it stands on the footer, which is dark in both themes */
export function BrandLink({ isOnDark = false }: { isOnDark?: boolean }) {
  return (
    <Link to={paths.home} className={styles.brand}>
      <Brand isOnDark={isOnDark} />
    </Link>
  );
}
