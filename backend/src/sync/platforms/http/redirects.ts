import ipaddr from 'ipaddr.js';
import { isLoopback } from '../../../common/http/loopback.js';
import { isPublicAddress } from '../../../common/outbound/public-address.js';
import { isLinkLocal } from '../../../config/stored-variables.js';
import type { Answer } from './answer.js';

const MOST = 5;

/** A redirect that is not followed. The message says why, as a part of a sentence. */
export class RedirectError extends Error {}

/** Follows the redirects of an address that an admin has entered, such as that of a published table. */
export class Redirects {
  readonly #start: URL;
  readonly #seen: string[] = [];
  #url: URL;

  constructor(start: string) {
    this.#start = new URL(start);
    this.#url = this.#start;
  }

  get url(): string {
    return this.#url.href;
  }

  /** Whether another server has chosen the address, so that it must not lead into the private network. */
  get isPublicOnly(): boolean {
    return this.#url.hostname !== this.#start.hostname && !isPrivate(this.#start.hostname);
  }

  /** Goes to the next address, or returns false if the answer is no redirect. @throws RedirectError */
  follow({ status, headers: { location } }: Answer): boolean {
    if (status < 300 || status > 399) return false;
    const next = URL.parse(location ?? '', this.url);
    if (location === undefined || !next) throw new RedirectError('a redirect without an address');
    this.#seen.push(this.url);
    const refusal = this.#refusalOf(next);
    if (refusal) throw new RedirectError(`a redirect to ${next.origin}, ${refusal}`);
    this.#url = next;
    return true;
  }

  #refusalOf({ href, protocol, hostname }: URL): string | null {
    if (!/^https?:$/.test(protocol)) return 'which is no http(s) address';
    if (protocol === 'http:' && this.#url.protocol === 'https:') return 'which is not encrypted';
    if (isLinkLocal(hostname)) return 'a link-local address';
    if (this.#seen.includes(href)) return 'which leads in a circle';
    return this.#seen.length > MOST ? `after ${MOST} others` : null;
  }
}

function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isLoopback(host) || (ipaddr.isValid(host) && !isPublicAddress(host));
}
