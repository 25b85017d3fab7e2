import type { SessionDto } from './dto/session.dto.js';
import type { Session } from './session.entity.js';

export function toSessionDto(session: Session, currentId: string | null): SessionDto {
  const { id, device, address, signedInAt, lastSeenAt, expiresAt } = session;
  return {
    id,
    device,
    address,
    signed_in_at: signedInAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    is_current: id === currentId,
  };
}
