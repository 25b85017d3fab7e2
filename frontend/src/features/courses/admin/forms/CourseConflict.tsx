import { useGetCourseHistory } from '../../../../api/generated/sync/sync';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { ConflictChoice } from '../../../../components/admin/forms/ConflictChoice';
import { COURSE_FIELDS } from '../course-fields';
import { toCourseTexts, type CourseTexts } from './course-texts';

interface CourseConflictProps {
  mine: CourseTexts;
  theirs: AdminCourseDto;
}

export function CourseConflict({ mine, theirs }: CourseConflictProps) {
  const { data } = useGetCourseHistory(
    theirs.thinkific_id,
    { page: 1, limit: 25 },
    { query: { staleTime: 0 } },
  );
  return (
    <ConflictChoice
      mine={mine}
      theirs={toCourseTexts(theirs)}
      deed="saved this course"
      latest={data?.entries.find(({ kind }) => kind === 'override')}
      labelOf={(field) => COURSE_FIELDS[field].label}
      inWords={(text) => text || 'Not overridden'}
    />
  );
}
