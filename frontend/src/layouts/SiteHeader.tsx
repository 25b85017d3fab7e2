import { Link, NavLink } from 'react-router-dom';
import { BrandMark } from '../components/BrandMark';
import button from '../components/button.module.css';
import { ThemeToggle } from '../components/ThemeToggle';
import { paths } from '../paths';
import { useSiteName } from '../site';
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

export function BrandLink() {
  const siteName = useSiteName();
  return (
    <Link to={paths.home} className={styles.brand}>
      <BrandMark />
      {siteName}
    </Link>
  );
}
