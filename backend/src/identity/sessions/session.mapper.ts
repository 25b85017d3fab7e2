import Bowser from 'bowser';
import type { SessionDto } from './dto/session.dto.js';
import type { Session } from './session.entity.js';

const LONGEST_AGENT = 500;
const LONGEST_NAME = 100;

/** Returns a browser in words, such as “Chrome on macOS”, or the name of another program. */
export function describeDevice(userAgent = ''): string {
  const agent = userAgent.slice(0, LONGEST_AGENT).trim();
  if (agent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(agent);
  const names = [browser.name, os.name].filter(Boolean).join(' on ');
  const [program] = agent.split('/', 1);
  return (names || program || 'Unknown device').slice(0, LONGEST_NAME);
}

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
