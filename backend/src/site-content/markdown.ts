import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

const markdown = new MarkdownIt({ html: true, linkify: true });
// Otherwise links with forbidden schemes would be shown as text. The sanitizer removes their address.
markdown.validateLink = () => true;

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const PICTURE = /^(?:https?:\/\/[^/\s]+)?(\/pictures\/[0-9a-f]{20}\/\d{2,4}\.(?:jpg|webp|avif))$/;
const OTHER_SITE = /^https?:/i;

const SANITIZE: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'loading'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  nestingLimit: 100,
};

/**
 * Renders Markdown as sanitized HTML. Its headings start at level two and skip none, it shows pictures of this site
 * only, and its tables scroll.
 */
export function renderMarkdown(text: string): string {
  const html = markdown.render(text);
  const safe = sanitizeHtml(html, {
    ...SANITIZE,
    transformTags: { ...shiftHeadings(html), a: toLink, img: toPicture },
  });
  return safe
    .replaceAll('<table>', '<div role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .trim();
}

function shiftHeadings(html: string): Record<string, sanitizeHtml.Transformer> {
  const top = Math.min(...Array.from(html.matchAll(/<h([1-6])\b/gi), ([, level]) => Number(level)));
  let last = 1;
  const transform = (name: string) => {
    last = Math.min(Number(name.charAt(1)) - top + 2, last + 1, 4);
    return { tagName: `h${last}`, attribs: {} };
  };
  return Object.fromEntries(HEADINGS.map((name) => [name, transform]));
}

function toLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: OTHER_SITE.test(href) ? { href, rel: 'noreferrer' } : { href } };
}

function toPicture(tagName: string, { src = '', alt = '' }: sanitizeHtml.Attributes) {
  const [, path = ''] = PICTURE.exec(src) ?? [];
  return { tagName, attribs: { src: path, alt, loading: 'lazy' } };
}
