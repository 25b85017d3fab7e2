import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { currentSpan, isTracing, type Span, startSpan } from './spans.js';

const OPERATION = /^\W*(\w+)/;

/** Gives each statement of a connection a span, with its text and without its values. */
export function traceQueries(client: PoolClient): void {
  if (!isTracing()) return;
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const traced = (...args: unknown[]) => {
    const span = spanOf(args[0]);
    if (!span) return query(...args);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const end = (error: unknown, ...rest: unknown[]) => {
        span.end(error ?? undefined);
        Reflect.apply(callback, undefined, [error, ...rest]);
      };
      return query(...args.slice(0, -1), end);
    }
    const answer = query(...args) as Promise<unknown>;
    answer.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    );
    return answer;
  };
  client.query = traced as PoolClient['query'];
}

/** Who waits for a connection gets it from whoever has had it, and goes on as itself. */
export function asAsked<Args extends unknown[]>(lend: (...args: Args) => void): typeof lend {
  return isTracing() ? AsyncLocalStorage.bind(lend) : lend;
}

/** Null for streams, too, whose ends nobody tells of. */
function spanOf(asked: unknown): Span | null {
  const text = textOf(asked);
  const parent = currentSpan();
  if (text === null || !parent?.isKept) return null;
  const operation = (OPERATION.exec(text)?.[1] ?? 'query').toUpperCase();
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text,
  };
  return startSpan({ name: operation, kind: 'client', attributes }, parent);
}

/** Null for what is no text, such as a stream. */
export function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return null;
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : null;
}
