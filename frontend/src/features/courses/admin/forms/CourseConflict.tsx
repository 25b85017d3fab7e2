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
  const { data, isSuccess, isFetchedAfterMount } = useGetCourseHistory(
    theirs.thinkific_id,
    { page: 1, limit: 25 },
    { query: { staleTime: 0 } },
  );
  // What is kept of the history is older than their version.
  const isNew = isSuccess && isFetchedAfterMount;
  return (
    <ConflictChoice
      mine={mine}
      theirs={toCourseTexts(theirs)}
      action="saved this course"
      latest={isNew ? data.entries.find(({ kind }) => kind === 'override') : undefined}
      labelOf={(field) => COURSE_FIELDS[field].label}
      inWords={(text) => text || 'Not overridden'}
    />
  );
}
