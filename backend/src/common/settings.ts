export interface BucketPlace {
  bucket: string;
  prefix: string;
}

export type Place = { folder: string } | BucketPlace;

export interface S3Config {
  endpoint: string | null;
  region: string;
  /** Null if the AWS SDK should find the credentials of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  pathStyle: boolean;
}

export interface TracingConfig {
  endpoint: string;
  headers: Record<string, string>;
  serviceName: string;
  ratio: number;
}

export abstract class SecretsConfig {
  /** The first one signs, all of them verify. Empty until demo mode has generated one. */
  abstract readonly jwtSecrets: string[];
}

export abstract class RateLimitConfig {
  abstract readonly rateLimit: boolean;
}

export abstract class JobsConfig {
  abstract readonly jobs: boolean;
}
