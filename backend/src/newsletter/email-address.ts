import { domainToUnicode } from 'node:url';

/**
 * The one way to write an email address, by which two are the same: trimmed, in lower case, in
 * Unicode's composed form, and its domain in the letters that people read (`münchen.de`, which is the
 * same as `xn--mnchen-3ya.de`).
 */
export function toAddress(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1);
  return `${trimmed.slice(0, at)}@${domainToUnicode(domain) || domain}`.normalize().toLowerCase();
}
