import type { CourseDto } from '../../../api/generated/model/courseDto';
import { Badge } from '../../../components/Badge';
import { useSite } from '../../../site';
import { categoryTone } from '../course-labels';

interface CourseBadgesProps {
  course: Pick<CourseDto, 'category' | 'level' | 'format'>;
  withFormat?: boolean;
}

export function CourseBadges({ course, withFormat = false }: CourseBadgesProps) {
  const { categories } = useSite();
  const { category, level, format } = course;
  if (!category && !level && !withFormat) return null;
  return (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
      data-tone={categoryTone(category, categories)}
    >
      {category && <Badge toned>{category}</Badge>}
      {level && <Badge>{level}</Badge>}
      {withFormat && <Badge>{format}</Badge>}
    </div>
  );
}
