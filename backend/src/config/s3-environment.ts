import { resolve } from 'node:path';
import { z } from 'zod';
import { PROJECT_ROOT } from '../common/project-root.js';
import type { Place, S3Config } from '../common/settings.js';

const BUCKET = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/(?<prefix>[\w.\-/]*))?$/i;

const text = z.string().trim();

export const place = text.refine(
  (value) => !value.startsWith('s3:') || (BUCKET.test(value) && !/\/\.{1,2}(\/|$)/.test(value)),
  'a folder, or a bucket like s3://my-bucket/lectern, whose letters are a-z, 0-9, ., _, - and /, without . or .. as a part',
);

export const s3Variables = {
  S3_ENDPOINT: text
    .refine(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      'an http or https address, like https://s3.example.org',
    )
    .optional(),
  S3_REGION: text.regex(/^[\w-]+$/, 'a region like eu-central-1').default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  S3_PATH_STYLE: z.enum(['on', 'off'], 'on or off').optional(),
};

type Variables = z.infer<z.ZodObject<typeof s3Variables>>;

export function s3Errors(env: Variables): [name: keyof Variables, right: string][] {
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = keys.filter((name) => !env[name]);
  return missing.length === 1
    ? missing.map((name) => [name, 'a value, as the other half of the key is set'])
    : [];
}

export function toS3Config(env: Variables): S3Config {
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  return {
    endpoint: env.S3_ENDPOINT ?? null,
    region: env.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    pathStyle: env.S3_PATH_STYLE ? env.S3_PATH_STYLE === 'on' : env.S3_ENDPOINT !== undefined,
  };
}

export function toPlace(value: string, base = PROJECT_ROOT): Place {
  const { bucket, prefix = '' } = BUCKET.exec(value)?.groups ?? {};
  if (bucket === undefined) return { folder: resolve(base, value) };
  return { bucket, prefix: prefix.replaceAll(/\/+/g, '/').replaceAll(/^\/|\/$/g, '') };
}
