import { domainToUnicode } from 'node:url';

/** Two addresses are the same by this: `xn--mnchen-3ya.de` is written `münchen.de`. */
export function toAddress(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1);
  return `${trimmed.slice(0, at)}@${domainToUnicode(domain) || domain}`.normalize().toLowerCase();
}
