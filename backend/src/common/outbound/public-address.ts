import ipaddr from 'ipaddr.js';
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isLoopback } from '../http/loopback.js';

const PATIENCE = { timeout: 2_000, tries: 2 };
const ABSENT = new Set<unknown>(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** All allocated IPv6 addresses. Those outside may embed a private IPv4 address. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

export class PrivateAddressError extends Error {}

export function isPublicAddress(address: string): boolean {
  const found = ipaddr.process(address);
  return found.range() === 'unicast' && (found instanceof ipaddr.IPv4 || found.match(GLOBAL));
}

/**
 * Creates a DNS lookup that refuses names with a private address. It queries the name servers directly because the
 * system's lookup blocks threads of Node's pool while a server is silent.
 * @param open creates a resolver for each lookup, so that changed name servers are used
 */
export function lookUpThrough(open: () => Resolver): LookupFunction {
  return (hostname, { family, all }, callback) => {
    findPublic(open, hostname, family).then(
      ([first, ...others]) =>
        all ? callback(null, [first, ...others]) : callback(null, first.address, first.family),
      (error: Error) => callback(error, ''),
    );
  };
}

export const lookUpPublic = lookUpThrough(() => new Resolver(PATIENCE));

async function findPublic(
  open: () => Resolver,
  hostname: string,
  family: number | string | undefined,
): Promise<[LookupAddress, ...LookupAddress[]]> {
  const found = isLoopback(hostname) ? [] : await find(open(), hostname, family);
  const hidden = found.find(({ address }) => !isPublicAddress(address));
  const [first, ...others] = found;
  if (hidden || !first) throw new PrivateAddressError(`${hostname} has no public address.`);
  return [first, ...others];
}

async function find(
  resolver: Resolver,
  hostname: string,
  family: number | string | undefined,
): Promise<LookupAddress[]> {
  const kinds = ([4, 6] as const).filter((kind) => !family || String(family).endsWith(`${kind}`));
  const answers = await Promise.allSettled(
    kinds.map(async (kind) => {
      const resolve = kind === 4 ? resolver.resolve4(hostname) : resolver.resolve6(hostname);
      return (await resolve).map((address) => ({ address, family: kind }));
    }),
  );
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  if (found.length > 0) return found;
  const problems = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as NodeJS.ErrnoException] : [],
  );
  const isAbsent = problems.every((problem) => ABSENT.has(problem.code));
  const code = isAbsent ? 'ENOTFOUND' : 'EAI_AGAIN';
  throw Object.assign(new Error(`${hostname} was not found: ${code}`, { cause: problems[0] }), {
    code,
  });
}
