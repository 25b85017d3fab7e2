import type { BouncedAddressDto } from '../mail/dto/mail-state.dto.js';
import type { NewsletterDto } from './dto/newsletter.dto.js';
import type { Subscription } from './subscription.entity.js';
import { domainToUnicode } from 'node:url';

/** Normalizes an address for comparison and storage: `xn--mnchen-3ya.de` becomes `münchen.de`. */
export function toAddress(email: string): string {
  const trimmed = email.trim();
  const at = trimmed.lastIndexOf('@');
  const domain = trimmed.slice(at + 1);
  return `${trimmed.slice(0, at)}@${domainToUnicode(domain) || domain}`.normalize().toLowerCase();
}

export function toNewsletterDto(
  { id, email, subscribedAt }: Pick<Subscription, 'id' | 'email' | 'subscribedAt'>,
  bounced: BouncedAddressDto | undefined,
): NewsletterDto {
  return {
    id: String(id),
    email,
    subscribedAt: subscribedAt.toISOString(),
    ...(bounced && { bounced }),
  };
}
