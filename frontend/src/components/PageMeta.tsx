import { useSite } from '../site';

interface PageMetaProps {
  title?: string;
  description?: string;
  /** The canonical path. Pages without one are not indexed. */
  path?: string;
  /** The path of the preview image, 1200 by 630 pixels. */
  image?: string;
}

/** Renders the metadata for search engines and link previews. React moves it to the head. */
export function PageMeta({ title, description, path, image }: PageMetaProps) {
  const site = useSite();
  const fullTitle = title ? `${title} · ${site.name}` : `${site.name}: ${site.headline}`;
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
          <meta
            property="og:image"
            content={image ? site.url + image : (site.shareImage ?? `${site.url}/share.png`)}
          />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

/** Search engines and link previews cut longer descriptions off. */
const SUMMARY = 160;

function shorten(text: string): string {
  if (text.length <= SUMMARY) return text;
  // Cuts at a word boundary if there is one within 40 characters, and never in the middle of an emoji.
  return `${text.slice(0, SUMMARY - 1).replace(/\s\S{0,40}$|[\uD800-\uDBFF]$/, '')}…`;
}
