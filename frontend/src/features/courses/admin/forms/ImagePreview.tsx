import { useState } from 'react';
import { useDebounce } from 'use-debounce';
import { localAddress, useSite } from '../../../../site';
import { isWebAddress } from '../../../../web-address';
import styles from './ImagePreview.module.css';

export function ImagePreview({ url }: { url: string }) {
  const site = useSite();
  const [settled] = useDebounce(url, 250);
  const [failedUrl, setFailedUrl] = useState<string>();
  const failed = failedUrl === settled;
  return (
    <div role="status">
      {isWebAddress(settled) && failed && <p className={styles.failure}>Invalid image URL</p>}
      {isWebAddress(settled) && !failed && (
        <img
          key={settled}
          className={styles.preview}
          src={localAddress(settled, site)}
          alt="Preview"
          onError={() => setFailedUrl(settled)}
        />
      )}
    </div>
  );
}
