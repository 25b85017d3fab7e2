import { Link } from 'react-router-dom';
import type { ChangedCoursesDto } from '../../../api/generated/model/changedCoursesDto';
import type { IncompleteCoursesDto } from '../../../api/generated/model/incompleteCoursesDto';
import { adminPaths } from '../../../paths';
import { COURSE_FIELDS, type CourseNeed } from '../../courses/admin';
import { MoreNeeds, NeedLine } from './NeedLine';

interface CourseNeedsProps {
  need: CourseNeed;
  needs: ChangedCoursesDto | IncompleteCoursesDto;
  /** The reason, before the names of the fields. */
  words: string;
  action: string;
}

export function CourseNeeds({ need, needs: { courses, total }, words, action }: CourseNeedsProps) {
  const more = total - courses.length;
  return (
    <>
      {courses.map(({ id, title, fields }) => (
        <NeedLine
          key={id}
          title={title}
          text={`${words}: ${fields.map((field) => COURSE_FIELDS[field].label).join(', ')}`}
          action={
            <Link to={`${adminPaths.courses}?dialog=${id}`} aria-label={`${action}: ${title}`}>
              {action}
            </Link>
          }
        />
      ))}
      <MoreNeeds more={more} words={words} to={`${adminPaths.courses}?need=${need}`} />
    </>
  );
}
