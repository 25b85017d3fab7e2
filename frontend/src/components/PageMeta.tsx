import { useSiteName } from '../site-name';

interface PageMetaProps {
  /** The page's own name; the site's name follows it. Left out on the home page. */
  title?: string;
  description?: string;
}

/** Title and description of a page; React moves them into the document's head. */
export function PageMeta({ title, description }: PageMetaProps) {
  const siteName = useSiteName();
  return (
    <>
      <title>
        {title ? `${title} · ${siteName}` : `${siteName}: courses for working engineers`}
      </title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
