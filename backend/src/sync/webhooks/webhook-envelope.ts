import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

const ACTIONS = ['created', 'updated', 'deleted'];

const envelope = z.object({
  id: z.string().min(1).max(64),
  resource: z.string(),
  action: z.string(),
});

const subject = z.object({
  resource: z.enum(['course', 'product']),
  action: z.enum(ACTIONS),
  payload: z.object({ id: z.int().positive() }),
});

/** The course or product of an event. Its other data may be outdated and is not used. */
export interface CourseEvent {
  id: string;
  resource: 'course' | 'product';
  action: string;
  resourceId: number;
}

/** Verifies the signature with all secrets, in constant time. */
export function isSigned(body: string, signature: unknown, secrets: readonly string[]): boolean {
  if (typeof signature !== 'string' || !/^[\da-f]{64}$/i.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  const matches = secrets.filter((secret) =>
    timingSafeEqual(createHmac('sha256', secret).update(body).digest(), given),
  );
  return matches.length > 0;
}

/** Returns null for events about other things, and undefined for invalid ones. */
export function readEvent(body: string): CourseEvent | null | undefined {
  const json = parse(body);
  const { data: event } = envelope.safeParse(json);
  if (!event) return undefined;
  const { data } = subject.safeParse(json);
  return data
    ? { id: event.id, resource: data.resource, action: data.action, resourceId: data.payload.id }
    : null;
}

/** Derives a UUID from the event, so that repeated events are stored once. */
export function jobIdOf({ id }: CourseEvent): string {
  const digest = createHash('sha256').update(id).digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
