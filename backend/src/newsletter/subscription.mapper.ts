import type { RefusalDto } from '../mail/dto/refusal.dto.js';
import type { NewsletterDto } from './dto/newsletter.dto.js';
import type { Subscription } from './subscription.entity.js';

export function toNewsletterDto(
  { id, email, subscribedAt }: Pick<Subscription, 'id' | 'email' | 'subscribedAt'>,
  refused: RefusalDto | undefined,
): NewsletterDto {
  return {
    id: String(id),
    email,
    subscribedAt: subscribedAt.toISOString(),
    ...(refused && { refused }),
  };
}
