import type { Attributes } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

export interface SpanStart {
  name: string;
  kind?: 'server' | 'client' | 'internal';
  attributes?: Attributes;
}

export interface Span {
  readonly traceId: string;
  readonly isKept: boolean;
  note(attributes: Attributes): void;
  /**
   * Ends the span; further calls do nothing.
   * @param problem only its code or name is recorded, because messages may contain values
   */
  end(problem?: unknown): void;
}

export interface Tracer {
  /** @param parent a span of this process, or a `traceparent` header; without it, the span starts a trace */
  start(about: SpanStart, parent?: Span | string | null): Span;
}

let tracer: Tracer | null = null;

const current = new AsyncLocalStorage<Span | null>();

export function traceWith(next: Tracer | null): void {
  tracer = next;
}

export function isTracing(): boolean {
  return tracer !== null;
}

export function currentSpan(): Span | null {
  return (tracer && current.getStore()) ?? null;
}

export function startSpan(about: SpanStart, parent?: Span | string | null): Span | null {
  return tracer?.start(about, parent) ?? null;
}

export function withSpan<Result>(span: Span | null, work: () => Result): Result {
  return current.run(span, work);
}

export function inSpan<Result>(
  about: SpanStart,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  const parent = currentSpan();
  return parent?.isKept ? within(startSpan(about, parent), work) : work(null);
}

export function inTrace<Result>(about: SpanStart, work: () => Promise<Result>): Promise<Result> {
  return tracer ? within(startSpan(about, currentSpan()), work) : work();
}

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
