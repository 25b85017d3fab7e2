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
