import ipaddr from 'ipaddr.js';
import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** A connection to this machine or into its network was refused. */
export class PrivateAddressError extends Error {}

/** Whether an address is out in the internet, so that asking it tells nothing about this network. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

/** Finds the addresses of a name for a connection, which is refused where one of them is private. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const hidden = found.find(({ address }) => !isPublicAddress(address));
    const [first] = found;
    if (hidden || !first) {
      return callback(new PrivateAddressError(`${hostname} has no public address.`), '');
    }
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
