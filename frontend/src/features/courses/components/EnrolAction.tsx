import { Link } from 'react-router-dom';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import button from '../../../components/button.module.css';
import { paths } from '../../../paths';
import { localAddress, useSite } from '../../../site';
import { useCourseDates } from '../../offerings';
import { enrolLabel, isSelfPaced } from '../course-labels';

interface EnrolActionProps {
  course: CourseDto;
  className?: string;
}

/**
 * Links to the next date of a cohort, otherwise to the platform, whose clicks it counts. Without a link it is a disabled
 * button.
 */
export function EnrolAction({ course, className = '' }: EnrolActionProps) {
  const label = enrolLabel(course, { isOpen: course.thinkificUrl !== null, place: 'detail' });
  const site = useSite();
  const dates = useCourseDates(course.id) ?? [];
  const cohort = isSelfPaced(course) ? undefined : dates.find(({ kind }) => kind === 'cohort');
  if (cohort) {
    return (
      <Link to={paths.offering(cohort)} className={`${button.primary} ${className}`}>
        {enrolLabel(course, { isOpen: true, place: 'detail' })}
      </Link>
    );
  }
  return course.thinkificUrl ? (
    <a
      href={localAddress(course.thinkificUrl, site)}
      className={`${button.primary} ${className}`}
      onClick={() => countClick(course.id)}
      onAuxClick={({ button: pressed }) => {
        if (pressed === MIDDLE) countClick(course.id);
      }}
    >
      {label}
    </a>
  ) : (
    <button type="button" disabled className={`${button.primary} ${className}`}>
      {label}
    </button>
  );
}

/** The mouse button that opens a link in a new tab. */
const MIDDLE = 1;

/** `keepalive` lets the request finish after the page unloads. */
function countClick(id: string) {
  navigator.sendBeacon(`/api/courses/${encodeURIComponent(id)}/enrol-clicks`);
}
