import { PRIVACY_SLUG } from '../paths';
import { useSite } from '../site';
import { PageLink } from './PageLink';
import styles from './PrivacyLink.module.css';

/** Links a form to the privacy page. Shows nothing until one is published. */
export function PrivacyLink() {
  const page = useSite().pages.find(({ slug }) => slug === PRIVACY_SLUG);
  if (!page) return null;
  return (
    <p className={styles.link}>
      <PageLink slug={page.slug}>{page.title}</PageLink>
    </p>
  );
}
