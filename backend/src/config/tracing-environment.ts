import { z } from 'zod';
import type { TracingConfig } from '../common/settings.js';

const text = z.string().trim();
const PAIR = /^[!#$%&'*+.^_`|~\w-]+=[^=,;\s]+=*$/;
const RATIO = 'a part from 0 to 1, like 0.1';

const headers = text
  .transform((value) => value.split(',').map((pair) => pair.trim().replace(/\s*=\s*/, '=')))
  .refine(
    (pairs) => pairs.every((pair) => PAIR.test(pair) && isHeaderValue(valueOf(pair))),
    'headers like name=value, separated by commas, with spaces in values as %20',
  )
  .transform((pairs) => Object.fromEntries(pairs.map((pair) => [nameOf(pair), valueOf(pair)])));

export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: text
    .refine(isAddress, 'an http or https address without a password, like http://localhost:4318')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_SERVICE_NAME: text.max(100, 'at most 100 characters').default('lectern'),
  OTEL_TRACES_SAMPLER_ARG: text
    .regex(/^(0|1|[01]?\.\d{1,9}|1\.0{1,9})$/, RATIO)
    .transform(Number)
    .refine((part) => part <= 1, RATIO)
    .default(1),
};

type Variables = z.infer<z.ZodObject<typeof tracingVariables>>;

export function toTracingConfig(env: Variables): TracingConfig | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return null;
  return {
    endpoint,
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: env.OTEL_SERVICE_NAME,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

function isAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, search, hash } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && username + password + search + hash === '';
}

function nameOf(pair: string): string {
  return pair.slice(0, pair.indexOf('='));
}

function valueOf(pair: string): string {
  try {
    return decodeURIComponent(pair.slice(pair.indexOf('=') + 1));
  } catch {
    return '';
  }
}

function isHeaderValue(value: string): boolean {
  return /^[\t\x20-\x7e]+$/.test(value);
}
