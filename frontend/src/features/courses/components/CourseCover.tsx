import { useState } from 'react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { localAddress, useSite } from '../../../site';
import { categoryTone } from '../course-labels';
import { CoverFigure } from './CoverFigure';
import styles from './CourseCover.module.css';

interface CourseCoverProps {
  course: Pick<CourseDto, 'category' | 'imageUrl'>;
  eager?: boolean;
}

export function CourseCover({ course, eager = false }: CourseCoverProps) {
  const { category, imageUrl } = course;
  const site = useSite();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const tone = categoryTone(category);
  return (
    <div className={styles.cover} data-tone={tone}>
      {imageUrl && failedUrl !== imageUrl ? (
        <img
          ref={(image) => {
            // A page from the server may have seen its image fail before it came alive.
            if (image?.complete && image.naturalWidth === 0) setFailedUrl(imageUrl);
          }}
          src={localAddress(imageUrl, site)}
          alt=""
          width={960}
          height={540}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        <CoverFigure tone={tone} />
      )}
    </div>
  );
}
