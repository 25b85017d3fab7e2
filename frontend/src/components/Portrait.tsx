import { useState } from 'react';
import type { PictureDto } from '../api/generated/model/pictureDto';
import { Picture } from './Picture';
import styles from './Portrait.module.css';

interface PortraitProps {
  name: string;
  /** Initials are shown without a picture. */
  picture?: PictureDto | string;
}

export function Portrait({ name, picture }: PortraitProps) {
  const [failed, setFailed] = useState(false);
  const onLost = () => setFailed(true);
  return (
    <div className={styles.portrait}>
      {!picture || failed ? (
        <span aria-hidden="true">{initialsOf(name)}</span>
      ) : typeof picture === 'string' ? (
        <img src={picture} alt="" loading="lazy" onError={onLost} />
      ) : (
        <Picture picture={picture} sizes="(min-width: 768px) 200px, 120px" onError={onLost} />
      )}
    </div>
  );
}

/** Returns the first letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0]?.toUpperCase()).join('');
}
