import { cleanText } from '../../common/text/visible.js';

/** Ignores relative URLs, which are placeholders, and URLs with a password, which must not become public. */
export function toImage(address: string | null | undefined): string | null {
  const clean = cleanText(address);
  const url = clean !== null && /^https?:\/\//i.test(clean) ? URL.parse(clean) : null;
  return url === null || url.username || url.password ? null : clean;
}
