import { useState } from 'react';
import { localAddress, useSite } from '../../../site';
import styles from './Portrait.module.css';

interface PortraitProps {
  name: string;
  /** Where the picture is; empty for none. */
  url: string;
}

export function Portrait({ name, url }: PortraitProps) {
  const site = useSite();
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.portrait}>
      {url && !failed ? (
        <img
          src={localAddress(url, site)}
          alt=""
          width={160}
          height={200}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]?.toUpperCase()).join('');
}
