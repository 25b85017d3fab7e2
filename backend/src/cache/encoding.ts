import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

const MAX_KNOWN = 100;

const known = new LRUCache<string, Encoding>({ max: MAX_KNOWN });

export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  return accepted === undefined ? 'identity' : bestOf(String(accepted));
}

function bestOf(accepted: string): Encoding {
  const cached = known.get(accepted);
  if (cached) return cached;
  const best = negotiate(accepted, ENCODINGS);
  const encoding = ENCODINGS.find((each) => each === best) ?? 'identity';
  known.set(accepted, encoding);
  return encoding;
}
