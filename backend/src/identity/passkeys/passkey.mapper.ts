import type { PasskeyDto } from './dto/passkey.dto.js';
import type { Passkey } from './passkey.entity.js';

export function toPasskeyDto(passkey: Omit<Passkey, 'user'>): PasskeyDto {
  const { id, name, isBackedUp, createdAt, lastUsedAt } = passkey;
  return {
    ...{ id, name, is_backed_up: isBackedUp },
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
