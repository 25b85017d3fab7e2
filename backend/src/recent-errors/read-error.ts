import { z } from 'zod';
import { withoutPersonalData } from '../common/text/without-personal-data.js';

/** Errors of the same message, part and route are of one kind. */
export interface LoggedError {
  message: string;
  part: string;
  route: string;
  requestId: string | null;
  at: Date;
}

const LONGEST = 200;
const name = z.string().max(LONGEST).catch('');

const line = z.object({
  time: z.number(),
  msg: z.string().catch(''),
  context: name,
  route: name,
  requestId: name,
  err: z.object({ type: name, message: z.string().catch('') }).optional(),
});

/** What the line of an error says; null: it is none of ours. */
export function readError(text: string): LoggedError | null {
  const { data } = line.safeParse(parse(text));
  if (!data) return null;
  const { msg, err } = data;
  const cause = err && [err.type, err.message].filter(Boolean).join(': ');
  // The log repeats the cause where nothing else is to be said.
  const words = [msg === err?.message ? '' : msg, cause ?? ''].filter(Boolean).join(' ');
  return {
    message: withoutPersonalData(words),
    part: data.context,
    route: data.route,
    requestId: data.requestId || null,
    at: new Date(data.time),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
