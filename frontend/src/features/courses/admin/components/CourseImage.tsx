import { PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { pictureAddress } from '../../../../components/picture-address';
import styles from './CourseImage.module.css';

interface CourseImageProps {
  /** In the order in which they are tried. */
  urls: string[];
}

export function CourseImage({ urls }: CourseImageProps) {
  const [failed, setFailed] = useState<string[]>([]);
  const url = urls.find((candidate) => !failed.includes(candidate));
  return (
    <div className={styles.frame}>
      {url ? (
        <img
          key={url}
          src={pictureAddress(url)}
          alt=""
          width={128}
          height={72}
          loading="lazy"
          onError={() => setFailed([...failed, url])}
        />
      ) : (
        <PictureOutlined role="img" aria-label="No image" />
      )}
    </div>
  );
}
