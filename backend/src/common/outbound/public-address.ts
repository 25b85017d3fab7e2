import ipaddr from 'ipaddr.js';
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { isLoopback } from '../http/loopback.js';

/** Milliseconds; the second try waits twice as long. */
const PATIENCE = { timeout: 2_000, tries: 2 };
/** What name servers say of a name that has no address. */
const ABSENT = new Set<unknown>(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

/** All that IPv6 has given out. What begins with zeros may hold an address of IPv4, also a private one. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3');

/** A connection to this machine or into its network was refused. */
export class PrivateAddressError extends Error {}

/** Whether an address is out in the internet, so that asking it tells nothing about this network. */
export function isPublicAddress(address: string): boolean {
  const found = ipaddr.process(address);
  return found.range() === 'unicast' && (found instanceof ipaddr.IPv4 || found.match(GLOBAL));
}

/**
 * Finds the addresses of a name for a connection, which is refused where one of them is private. The
 * name servers are asked from here: the system's own look-up waits for silent ones in threads that
 * everything else needs, too.
 * @param open a resolver for one name, as it reads only once which name servers there are
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

/** @throws PrivateAddressError, or an error with the code that the system's look-up gives it */
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
  const faults = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as NodeJS.ErrnoException] : [],
  );
  const isAbsent = faults.every((fault) => ABSENT.has(fault.code));
  const code = isAbsent ? 'ENOTFOUND' : 'EAI_AGAIN';
  throw Object.assign(new Error(`${hostname} was not found: ${code}`, { cause: faults[0] }), {
    code,
  });
}
