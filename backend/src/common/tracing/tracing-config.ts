export interface TracingConfig {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  ratio: number;
}
