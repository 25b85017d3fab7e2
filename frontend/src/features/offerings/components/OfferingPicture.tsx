import { useState } from 'react';
import type { OfferingDto } from '../../../api/generated/model/offeringDto';
import { Picture } from '../../../components/Picture';
import styles from './OfferingPicture.module.css';

interface OfferingPictureProps {
  offering: Pick<OfferingDto, 'picture'>;
  /** The `sizes` attribute of the image. */
  sizes: string;
  eager?: 'first';
}

/** Renders nothing without a picture, and when it does not load. */
export function OfferingPicture({ offering: { picture }, sizes, eager }: OfferingPictureProps) {
  const [lost, setLost] = useState<string>();
  if (!picture || lost === picture.path) return null;
  return (
    <div className={styles.picture}>
      <Picture
        picture={picture}
        sizes={sizes}
        {...(eager && { eager })}
        onError={() => setLost(picture.path)}
      />
    </div>
  );
}
