import type { CourseDto } from '../../../api/generated/model/courseDto';
import button from '../../../components/button.module.css';
import { localAddress, useSite } from '../../../site';
import { enrolLabel } from '../course-labels';

interface EnrolActionProps {
  course: CourseDto;
  className?: string;
}

/** Links to the platform and counts the clicks. Without a link it is a disabled button. */
export function EnrolAction({ course, className = '' }: EnrolActionProps) {
  const label = enrolLabel(course, { isOpen: course.thinkificUrl !== null, place: 'detail' });
  const site = useSite();
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
