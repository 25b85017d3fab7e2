import type { Logger } from 'pino';
import type { TracingConfig } from '../settings.js';
import { traceWith } from './spans.js';

/**
 * Starts tracing if an endpoint is configured; otherwise OpenTelemetry is not loaded.
 * @returns a function that sends the remaining spans and stops
 */
export async function startTracing(
  config: TracingConfig | null,
  version: () => string,
  logger: Logger,
): Promise<() => Promise<void>> {
  if (!config) return () => Promise.resolve();
  const { OtlpTracer } = await import('./otlp-tracer.js');
  let isLost = false;
  const tracer = new OtlpTracer(config, version(), (problem) => {
    if (problem && !isLost) {
      logger.warn(
        `Could not send traces to ${config.endpoint} (they are dropped until it accepts them): ${problem.message}`,
      );
    } else if (!problem && isLost) {
      logger.info(`${config.endpoint} accepts traces again.`);
    }
    isLost = problem !== null;
  });
  traceWith(tracer);
  return async () => {
    traceWith(null);
    await tracer.close();
  };
}
