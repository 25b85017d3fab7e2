import { useSite } from '../site';

interface PageMetaProps {
  title?: string;
  description?: string;
  /** The one address under which the page is to be found; a page without one is not to be found. */
  path?: string;
  /** The path of the picture that stands for the page where it is shared, 1200 by 630. */
  image?: string;
}

/** What a page says of itself to search engines and to where it is shared; React moves it into the head. */
export function PageMeta({ title, description, path, image = '/share.png' }: PageMetaProps) {
  const site = useSite();
  const fullTitle = title
    ? `${title} · ${site.name}`
    : `${site.name}: courses for working engineers`;
  const summary = description && shorten(description);
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={site.url + path} />
          <meta property="og:url" content={site.url + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:title" content={title ?? fullTitle} />
          {summary && <meta property="og:description" content={summary} />}
          <meta property="og:image" content={site.url + image} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** Search engines and previews show about this many characters. */
const SUMMARY = 160;

function shorten(text: string): string {
  if (text.length <= SUMMARY) return text;
  // Up to a word, unless that is as long as texts without spaces have it; never half an emoji.
  return `${text.slice(0, SUMMARY - 1).replace(/\s\S{0,40}$|[\uD800-\uDBFF]$/, '')}…`;
}
