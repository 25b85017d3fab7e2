import type { CourseDto } from '../../../api/generated/model/courseDto';
import button from '../../../components/button.module.css';
import { localAddress, useSite } from '../../../site';
import { enrolLabel } from '../course-labels';

interface EnrolActionProps {
  course: CourseDto;
  className?: string;
}

/** The way to the platform, whose clicks are counted; a disabled button while there is none. */
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

/** The button that opens a link in a new tab. */
const MIDDLE = 1;

/** Outlives the page that is being left. */
function countClick(id: string) {
  navigator.sendBeacon(`/api/courses/${encodeURIComponent(id)}/enrol-clicks`);
}
