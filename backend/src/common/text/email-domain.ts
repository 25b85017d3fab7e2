import { domainToASCII, domainToUnicode } from 'node:url';

/** Letters, digits, hyphens and dots: of anything else a part would be cut off. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const CODED = /(?:^|\.)xn--/i;

/** With its domain as people read it, whatever the browser has sent: `ada@xn--mnchen-3ya.de` is `ada@münchen.de`. */
export function readableAddress(email: string): string {
  return withDomain(email, (domain) => (CODED.test(domain) ? domainToUnicode(domain) : domain));
}

/** With its domain as name servers have it: `ada@münchen.de` is `ada@xn--mnchen-3ya.de`. */
export function codedAddress(email: string): string {
  return withDomain(email, domainToASCII);
}

/** What has no domain stays as it is. */
function withDomain(email: string, write: (domain: string) => string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  if (start === 0 || !DOMAIN.test(domain)) return email;
  const written = write(domain);
  return DOMAIN.test(written) ? email.slice(0, start) + written : email;
}
