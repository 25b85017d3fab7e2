import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import { currentSpan, isTracing, type Span, startSpan } from './spans.js';

const OPERATION = /^\W*(\w+)/;

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

/**
 * Runs the callback in the context of the caller, because a waiting caller is called back in the context of the
 * previous user of the connection.
 */
export function inCallerContext<Args extends unknown[]>(
  lend: (...args: Args) => void,
): typeof lend {
  return isTracing() ? AsyncLocalStorage.bind(lend) : lend;
}

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

export function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return null;
  return 'text' in asked && typeof asked.text === 'string' ? asked.text : null;
}
