import type { Attributes } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

export interface SpanStart {
  name: string;
  /** Default: `internal`. */
  kind?: 'server' | 'client' | 'internal';
  /** Nothing of people, no secrets, and no address with its query. */
  attributes?: Attributes;
}

/** A step of a trace. */
export interface Span {
  readonly traceId: string;
  /** Whether it is sent anywhere; what is beneath one that is not is not either. */
  readonly isKept: boolean;
  note(attributes: Attributes): void;
  /** A second time makes no difference. @param fault of which only code or name is kept, as words may quote values */
  end(fault?: unknown): void;
}

/** Makes spans, in a process that is traced. */
export interface Tracer {
  /** @param parent of this process, or somebody's header `traceparent`; without one it begins a trace */
  start(about: SpanStart, parent?: Span | string | null): Span;
}

let tracer: Tracer | null = null;

const current = new AsyncLocalStorage<Span | null>();

/** @param next null: from now on nothing is traced */
export function traceWith(next: Tracer | null): void {
  tracer = next;
}

export function isTracing(): boolean {
  return tracer !== null;
}

/** The span that `work` does its work for. */
export function currentSpan(): Span | null {
  return (tracer && current.getStore()) ?? null;
}

/** Null: nothing is traced. Whoever gets one ends it. */
export function startSpan(about: SpanStart, parent?: Span | string | null): Span | null {
  return tracer?.start(about, parent) ?? null;
}

export function withSpan<Result>(span: Span | null, work: () => Result): Result {
  return current.run(span, work);
}

/** A span of its own for `work`, beneath the current one; where there is none, there is none. */
export function inSpan<Result>(
  about: SpanStart,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const parent = currentSpan();
  return parent?.isKept ? within(startSpan(about, parent), work) : work(null);
}

/** A span for `work`, which begins a trace where it does not belong to one. */
export function inTrace<Result>(about: SpanStart, work: () => Promise<Result>): Promise<Result> {
  return tracer ? within(startSpan(about, currentSpan()), work) : work();
}

/** Nothing that `work` does belongs to whoever has caused it. */
export function outsideTraces<Result>(work: () => Result): Result {
  return tracer ? current.run(null, work) : work();
}

async function within<Result>(
  span: Span | null,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await withSpan(span, () => work(span));
    span?.end();
    return result;
  } catch (error) {
    span?.end(error);
    throw error;
  }
}
