import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useSite } from '../site';

/** Links to a page that admins have written. */
export function PageLink({ slug, children }: { slug: string; children: ReactNode }) {
  const { previewPath } = useSite();
  return (
    // The client does not know the draft's texts of other pages.
    <Link to={paths.page(slug)} reloadDocument={Boolean(previewPath)}>
      {children}
    </Link>
  );
}
