import styles from './SkipLink.module.css';

/** Leads from the top of the page past its navigation to `<main id="content">`. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
  );
}
