import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import button from '../components/button.module.css';
import iconButton from '../components/icon-button.module.css';
import { paths } from '../paths';
import styles from './MobileMenu.module.css';

/** A full-width sheet that traps the focus until it closes. */
export function MobileMenu() {
  const sheet = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (sheet.current?.open) sheet.current.close();
  }, [key]);
  return (
    <>
      <button
        type="button"
        className={iconButton.iconButton}
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        <Menu size={22} aria-hidden="true" />
      </button>
      <dialog ref={sheet} className={styles.sheet} aria-label="Menu" closedby="any">
        <div className={styles.head}>
          <button
            type="button"
            className={iconButton.iconButton}
            aria-label="Close menu"
            onClick={() => sheet.current?.close()}
          >
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label="Menu">
          <ul className={styles.links}>
            <li>
              <NavLink to={paths.home} end>
                Home
              </NavLink>
            </li>
            <li>
              <NavLink to={paths.courses}>Courses</NavLink>
            </li>
          </ul>
        </nav>
        <Link to={paths.courses} className={`${button.primary} ${styles.start}`}>
          Get Started
        </Link>
      </dialog>
    </>
  );
}
