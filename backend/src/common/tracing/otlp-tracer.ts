import {
  type Context,
  ROOT_CONTEXT,
  type Span as OtelSpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer as OtelTracer,
} from '@opentelemetry/api';
import { parseTraceParent, type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  type Sampler,
  SamplingDecision,
  type SamplingResult,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { TracingConfig } from '../settings.js';
import { codeOf } from '../sql/database-error.js';
import type { Span, SpanStart, Tracer } from './spans.js';

type OnExported = (problem: Error | null) => void;

/** Wraps an exporter and reports the result of each export. */
class ReportingExporter implements SpanExporter {
  constructor(
    private readonly exporter: SpanExporter,
    private readonly tell: OnExported,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      const { code, error } = result;
      this.tell(code === ExportResultCode.SUCCESS ? null : (error ?? new Error('no reason given')));
      done(result);
    });
  }

  forceFlush(): Promise<void> {
    return this.exporter.forceFlush?.() ?? Promise.resolve();
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }
}

/** Milliseconds that spans wait to be sent together, that an export may take, and that a shutdown waits. */
const DELAY = 1_000;
const PATIENCE = 5_000;
const LAST_PATIENCE = 3_000;
const MOST_WAITING = 2_048;
const LONGEST_TEXT = 4_000;

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
};

export class OtlpTracer implements Tracer {
  private readonly provider: BasicTracerProvider;
  private readonly tracer: OtelTracer;

  constructor(
    { endpoint, headers, serviceName, ratio }: TracingConfig,
    version: string,
    onExported: OnExported,
  ) {
    const url = `${endpoint}/v1/traces`;
    const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: PATIENCE });
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({
        'service.name': serviceName,
        'service.version': version,
        'service.instance.id': `${hostname()}:${process.pid}`,
      }),
      sampler: new OwnSampler(ratio),
      spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
      spanProcessors: [
        new BatchSpanProcessor(new ReportingExporter(exporter, onExported), {
          maxQueueSize: MOST_WAITING,
          scheduledDelayMillis: DELAY,
          exportTimeoutMillis: PATIENCE,
        }),
      ],
    });
    this.tracer = this.provider.getTracer('lectern', version);
  }

  start({ name, kind = 'internal', attributes }: SpanStart, parent?: Span | string | null): Span {
    const context = toContext(parent);
    return new OtlpSpan(
      this.tracer.startSpan(
        name,
        { kind: KINDS[kind], ...(attributes && { attributes }) },
        context,
      ),
    );
  }

  async close(): Promise<void> {
    const late = new AbortController();
    const given = setTimeout(LAST_PATIENCE, undefined, { signal: late.signal });
    await Promise.race([this.provider.shutdown(), given]).catch(() => undefined);
    late.abort();
    await given.catch(() => undefined);
  }
}

class OtlpSpan implements Span {
  constructor(readonly span: OtelSpan) {}

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get isKept(): boolean {
    return (this.span.spanContext().traceFlags & TraceFlags.SAMPLED) !== 0;
  }

  note(attributes: Parameters<OtelSpan['setAttributes']>[0]): void {
    this.span.setAttributes(attributes);
  }

  end(problem?: unknown): void {
    if (!this.span.isRecording()) return;
    if (problem !== undefined) {
      this.span.setStatus({ code: SpanStatusCode.ERROR });
      this.span.setAttribute('error.type', typeOf(problem));
    }
    this.span.end();
  }
}

/** Samples by our own ratio, whatever the caller's header asks for, because spans cost money. */
class OwnSampler implements Sampler {
  constructor(private readonly ratio: number) {}

  shouldSample(context: Context): SamplingResult {
    const parent = trace.getSpanContext(context);
    const isKept =
      parent && !parent.isRemote
        ? (parent.traceFlags & TraceFlags.SAMPLED) !== 0
        : Math.random() < this.ratio;
    const { NOT_RECORD, RECORD_AND_SAMPLED } = SamplingDecision;
    return { decision: isKept ? RECORD_AND_SAMPLED : NOT_RECORD };
  }

  toString(): string {
    return `OwnSampler{${this.ratio}}`;
  }
}

function toContext(parent?: Span | string | null): Context {
  if (parent instanceof OtlpSpan) return trace.setSpan(ROOT_CONTEXT, parent.span);
  const remote = typeof parent === 'string' ? parseTraceParent(parent) : null;
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

function typeOf(problem: unknown): string {
  return codeOf(problem) ?? (problem instanceof Error ? problem.name : String(problem));
}
