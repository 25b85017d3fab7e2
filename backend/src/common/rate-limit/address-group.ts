import ipaddr from 'ipaddr.js';
import { isIP } from 'node:net';

export function addressGroup(address: string): string {
  if (!isIP(address)) return 'unknown';
  const plain = ipaddr.process(address);
  if (plain.kind() === 'ipv4') return plain.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
