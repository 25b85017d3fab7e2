import { type ComponentProps, useState } from 'react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import { Picture } from '../../../components/Picture';
import { useSite } from '../../../site';
import { categoryTone } from '../course-labels';
import { CoverIllustration } from './CoverIllustration';
import styles from './CourseCover.module.css';

interface CourseCoverProps extends Pick<ComponentProps<typeof Picture>, 'sizes' | 'eager'> {
  course: Pick<CourseDto, 'category' | 'picture'>;
}

export function CourseCover({ course, sizes, eager }: CourseCoverProps) {
  const { categories } = useSite();
  const { category, picture } = course;
  const [lost, setLost] = useState<string | null>(null);
  const tone = categoryTone(category, categories);
  return (
    <div className={styles.cover} data-tone={tone}>
      {picture && lost !== picture.path ? (
        <Picture
          picture={picture}
          sizes={sizes}
          eager={eager}
          onError={() => setLost(picture.path)}
        />
      ) : (
        <CoverIllustration tone={tone} />
      )}
    </div>
  );
}
