import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { CdnConfig } from './app-config.js';
import { durationUpTo } from './durations.js';
import { placesIn, type PurgeTemplate, textsOf, toPurgeRequests } from './purge-template.js';

const TOKEN = /^[!#$%&'*+.^_`|~\w-]+$/;
const MAX_DAYS = 30;

const text = z.string().trim();
const template = text.refine(
  (value) => placesIn(value).every((name) => name === 'key' || name === 'keys'),
  'no other place than {key} or {keys}',
);

const headers = template
  .transform((value) => value.split(';').filter((line) => line.trim()))
  .refine((lines) => lines.every(isHeader), 'headers like Name: value, separated by semicolons')
  .transform((lines) => Object.fromEntries(lines.map(toHeader)));

export const cdnVariables = {
  CDN_MAX_AGE: durationUpTo(MAX_DAYS).default(0),
  CDN_KEY_HEADER: text
    .regex(TOKEN, 'the name of a header, like Surrogate-Key or Cache-Tag')
    .default('Surrogate-Key'),
  CDN_PURGE_URL: template
    .refine(
      isAddress,
      'an http or https address without a password, like https://api.example.net/purge/{key}',
    )
    .refine(isPrivateOrSafe, 'an https address, as this one leads out of your network')
    .optional(),
  CDN_PURGE_METHOD: text
    .regex(/^(?!CONNECT$|TRACE$|TRACK$)[A-Z]{1,20}$/, 'a method, like POST, PURGE or BAN')
    .default('POST'),
  CDN_PURGE_HEADERS: headers.default({}),
  CDN_PURGE_BODY: template
    .refine(isJson, 'JSON with a place for the keys, like {"tags": {keys}}')
    .optional(),
};

type Variables = z.infer<z.ZodObject<typeof cdnVariables>>;

/** Checks variables against each other. Returns the name of each wrong one and what would be right. */
export function cdnErrors(env: Variables): [name: keyof Variables, right: string][] {
  const purge = purgeOf(env);
  if (!purge) {
    const needless = 'none without CDN_PURGE_URL';
    if (env.CDN_PURGE_BODY !== undefined) return [['CDN_PURGE_BODY', needless]];
    const hasHeaders = Object.keys(env.CDN_PURGE_HEADERS).length > 0;
    return hasHeaders ? [['CDN_PURGE_HEADERS', needless]] : [];
  }
  if (env.CDN_MAX_AGE === 0) return [['CDN_MAX_AGE', 'a time, as CDN_PURGE_URL is set']];
  if (purge.body !== undefined && /^(GET|HEAD)$/.test(purge.method)) {
    return [['CDN_PURGE_BODY', `none, as a ${purge.method} has no body`]];
  }
  const places = new Set(textsOf(purge).flatMap(placesIn));
  return places.size === 1
    ? []
    : [['CDN_PURGE_URL', 'a place for {key} or for {keys}, here, in a header or in the body']];
}

export function toCdnConfig(env: Variables): CdnConfig | null {
  if (env.CDN_MAX_AGE === 0) return null;
  const keyHeader = env.CDN_KEY_HEADER;
  return {
    maxAge: env.CDN_MAX_AGE,
    keyHeader,
    // Fastly and Varnish separate keys by spaces; caches that call them tags use commas.
    separator: /tag$/i.test(keyHeader) ? ',' : ' ',
    purge: purgeOf(env),
  };
}

function purgeOf(env: Variables): PurgeTemplate | null {
  if (!env.CDN_PURGE_URL) return null;
  return {
    url: env.CDN_PURGE_URL,
    method: env.CDN_PURGE_METHOD,
    headers: env.CDN_PURGE_HEADERS,
    body: env.CDN_PURGE_BODY,
  };
}

function filled(part: Partial<PurgeTemplate>) {
  const empty = { url: '', method: 'POST', headers: {}, body: undefined };
  return toPurgeRequests({ ...empty, ...part }, ['courses'], ' ')[0];
}

function isAddress(value: string): boolean {
  const url = filled({ url: value })?.url ?? '';
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return ['http:', 'https:'].includes(protocol) && username + password === '';
}

/** Purge requests contain a secret, so only private networks may get them unencrypted. */
function isPrivateOrSafe(value: string): boolean {
  if (!isAddress(value)) return true;
  const { protocol, hostname } = new URL(filled({ url: value })?.url ?? '');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol === 'https:') return true;
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'unicast';
  return !host.includes('.') || /\.(local|localhost|internal)$/.test(host);
}

function isHeader(line: string): boolean {
  const [name, value] = toHeader(line);
  return TOKEN.test(name) && /^[\t\x20-\x7e]+$/.test(value);
}

function toHeader(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()];
}

function isJson(value: string): boolean {
  try {
    JSON.parse(filled({ body: value })?.body ?? '');
    return true;
  } catch {
    return false;
  }
}
