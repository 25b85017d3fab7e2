import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/**
 * Whom a network address stands for: an IPv4 address itself, an IPv6 address its /64, as a single
 * subscriber has a whole one of these. What is no address at all is one group, or inventing others
 * would be a way around the limits.
 */
export function addressGroup(address: string): string {
  if (!isIP(address)) return 'unknown';
  const plain = ipaddr.process(address);
  if (plain.kind() === 'ipv4') return plain.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
