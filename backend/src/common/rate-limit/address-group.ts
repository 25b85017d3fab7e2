import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

/** Returns the /64 of an IPv6 address, since a subscriber owns all of it. All invalid addresses share one group. */
export function addressGroup(address: string): string {
  if (!isIP(address)) return 'unknown';
  const plain = ipaddr.process(address);
  if (plain.kind() === 'ipv4') return plain.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
