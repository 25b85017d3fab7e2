/** A purge request for a CDN, with placeholders: {key} for one key, {keys} for all. */
export interface PurgeTemplate {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** JSON, in which {keys} becomes an array. */
  body: string | undefined;
}

export interface PurgeRequest {
  url: string;
  method: string;
  headers: Headers;
  body: string | undefined;
}

const PLACE = /\{(\w+)\}/g;

export function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name);
}

export function textsOf({ url, headers, body = '' }: PurgeTemplate): string[] {
  return [url, ...Object.values(headers), body];
}

/** Returns one request for all keys, or one per key if the template has only {key}. */
export function toPurgeRequests(
  template: PurgeTemplate,
  keys: readonly string[],
  separator: string,
): PurgeRequest[] {
  const isForOne = textsOf(template).some((text) => placesIn(text).includes('key'));
  const parts = isForOne ? keys.map((key) => [key]) : [keys];
  return parts.map((part) => fill(template, part, separator));
}

function fill(
  { url, method, headers, body }: PurgeTemplate,
  keys: readonly string[],
  separator: string,
): PurgeRequest {
  const all = keys.join(separator);
  const filled = new Headers(body === undefined ? {} : { 'Content-Type': 'application/json' });
  for (const [name, value] of Object.entries(headers)) filled.set(name, put(value, all));
  return {
    url: put(url, encodeURIComponent(all)),
    method,
    headers: filled,
    body: body?.replaceAll('{keys}', JSON.stringify(keys)).replaceAll('{key}', all),
  };
}

function put(text: string, keys: string): string {
  return text.replace(PLACE, () => keys);
}
