import { domainToASCII, domainToUnicode } from 'node:url';

/** Other characters would make `domainToUnicode` drop a part of the domain. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const CODED = /(?:^|\.)xn--/i;

export function readableAddress(email: string): string {
  return withDomain(email, (domain) => (CODED.test(domain) ? domainToUnicode(domain) : domain));
}

export function codedAddress(email: string): string {
  return withDomain(email, domainToASCII);
}

function withDomain(email: string, write: (domain: string) => string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  if (start === 0 || !DOMAIN.test(domain)) return email;
  const written = write(domain);
  return DOMAIN.test(written) ? email.slice(0, start) + written : email;
}
