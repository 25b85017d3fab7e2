import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

export type OnExported = (fault: Error | null) => void;

/** Wraps an exporter and reports the result of each export. */
export class TellingExporter implements SpanExporter {
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
