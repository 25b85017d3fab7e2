import type { WebhookDeliveryDto } from './dto/webhook-delivery.dto.js';
import type { LastDeliveryDto, WebhookEndpointDto } from './dto/webhook-endpoint.dto.js';
import type { WebhookDelivery } from './webhook-delivery.entity.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';

export function toWebhookEndpointDto(
  { id, name, url, events, isActive, createdAt, formerUntil }: WebhookEndpoint,
  last: LastDeliveryDto | undefined,
): WebhookEndpointDto {
  const isFormerGood = formerUntil !== null && formerUntil > new Date();
  return {
    ...{ id, name, url, events },
    is_active: isActive,
    created_at: createdAt.toISOString(),
    former_secret_until: isFormerGood ? formerUntil.toISOString() : null,
    ...(last && { last_delivery: last }),
  };
}

export function toWebhookDeliveryDto(
  delivery: WebhookDelivery,
  silentUntil: Date | null,
): WebhookDeliveryDto {
  const { id, event, subject, state, tries, status, milliseconds, answer, error } = delivery;
  const dueAt = new Date(Math.max(delivery.dueAt.getTime(), silentUntil?.getTime() ?? 0));
  return {
    ...{ id, event, subject, state, tries, status, milliseconds, answer, error },
    created_at: delivery.createdAt.toISOString(),
    tried_at: delivery.triedAt?.toISOString() ?? null,
    due_at: state === 'waiting' ? dueAt.toISOString() : null,
  };
}
