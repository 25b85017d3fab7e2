import type { ApiKey } from './api-key.entity.js';
import type { ApiKeyDto } from './dto/api-key.dto.js';

export function toApiKeyDto(key: ApiKey): ApiKeyDto {
  const { id, name, beginning, scopes, addresses, maker, createdAt, expiresAt } = key;
  return {
    ...{ id, name, beginning, scopes, addresses },
    maker_name: maker.name,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    last_used_from: key.lastUsedFrom,
    is_valid: isValid(key),
  };
}

export function isValid({ maker, expiresAt }: ApiKey): boolean {
  return maker.isActive && maker.role === 'admin' && (!expiresAt || expiresAt > new Date());
}
