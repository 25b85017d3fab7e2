import type { ReactNode } from 'react';
import type { UdemyCourseDto } from '../../../api/generated/model/udemyCourseDto';
import { udemyUrl } from '../udemy-url';

interface UdemyLinkProps {
  course: Pick<UdemyCourseDto, 'title' | 'url'>;
  className?: string | undefined;
  children?: ReactNode;
}

/** Renders nothing when the address leads to another site. */
export function UdemyLink({ course: { title, url }, className, children }: UdemyLinkProps) {
  const href = udemyUrl(url);
  if (href === undefined) return null;
  return (
    <a
      href={href}
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
