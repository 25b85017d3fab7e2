import { SiteAddress } from '../components/SiteAddress';
import { useSite } from '../site';
import styles from './AnnouncementBar.module.css';

/** The server leaves announcements out before their start and after their end. */
export function AnnouncementBar() {
  const { announcement, previewPath } = useSite();
  return (
    <>
      {previewPath && (
        <p className={styles.preview}>
          Preview of the draft. <a href="/">Open the published site</a>
        </p>
      )}
      {announcement.text && (
        <aside aria-label="Announcement" className={styles.bar}>
          {announcement.address ? (
            <SiteAddress address={announcement.address}>{announcement.text}</SiteAddress>
          ) : (
            announcement.text
          )}
        </aside>
      )}
    </>
  );
}
