import type { NewsletterDto } from './dto/newsletter.dto.js';
import type { Subscription } from './subscription.entity.js';

export function toNewsletterDto({ id, email, subscribedAt }: Subscription): NewsletterDto {
  return { id: String(id), email, subscribedAt: subscribedAt.toISOString() };
}
