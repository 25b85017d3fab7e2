export interface TracingConfig {
  /** The URL without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The share of traces to record, from 0 to 1. */
  ratio: number;
}
