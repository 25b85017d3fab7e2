/** A part of a bucket in S3-compatible storage. An empty prefix stands for the whole bucket. */
export interface BucketPlace {
  bucket: string;
  prefix: string;
}

/** A folder on this machine, or a part of a bucket. */
export type Place = { folder: string } | BucketPlace;

/** The S3-compatible storage that holds all buckets. */
export interface S3Config {
  /** Null: Amazon's. */
  endpoint: string | null;
  region: string;
  /** Null: the AWS SDK finds the credentials of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether addresses name the bucket in their path instead of in the host name. */
  pathStyle: boolean;
}
