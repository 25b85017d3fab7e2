/** Where traces are sent, over OpenTelemetry's HTTP protocol. */
export interface TracingConfig {
  /** The address without `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The share of traces to record, from 0 to 1. */
  ratio: number;
}
