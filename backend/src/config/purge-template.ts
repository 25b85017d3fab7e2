/** A request that tells a CDN what changed, with places for the keys: {key} for one, {keys} for all. */
export interface PurgeTemplate {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** JSON; {keys} becomes an array in it. */
  body: string | undefined;
}

export interface PurgeRequest {
  url: string;
  method: string;
  headers: Headers;
  body: string | undefined;
}

const PLACE = /\{(\w+)\}/g;

/** The places in a text, by what is named in their braces. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(PLACE)].map(([, name = '']) => name);
}

export function textsOf({ url, headers, body = '' }: PurgeTemplate): string[] {
  return [url, ...Object.values(headers), body];
}

/** One request for all keys, or one for each where there is a place for one only. */
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
