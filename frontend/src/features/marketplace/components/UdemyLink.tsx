import type { ReactNode } from 'react';
import type { UdemyCourseDto } from '../../../api/generated/model/udemyCourseDto';
import { udemyUrl } from '../udemy-url';

interface UdemyLinkProps {
  course: Pick<UdemyCourseDto, 'title' | 'url'>;
  className?: string | undefined;
  /** An icon. */
  children?: ReactNode;
}

/** Leads to a course on the marketplace, in a tab of its own. */
export function UdemyLink({ course: { title, url }, className, children }: UdemyLinkProps) {
  return (
    <a
      href={udemyUrl(url)}
      className={className}
      target="_blank"
      rel="noreferrer"
      aria-label={`View on Udemy: ${title} (in a new tab)`}
    >
      View on Udemy
      {children}
    </a>
  );
}
