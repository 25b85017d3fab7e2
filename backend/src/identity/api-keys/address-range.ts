import ipaddr from 'ipaddr.js';

export function isAddressRange(text: unknown): boolean {
  return typeof text === 'string' && networkOf(text) !== null;
}

/** Returns whether an address is in one of the ranges. An IPv4 address mapped to IPv6 counts as IPv4. */
export function isWithin(address: string, ranges: string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return ranges.some((range) => {
    const network = networkOf(range);
    return network?.[0].kind() === caller.kind() && caller.match(network);
  });
}

function networkOf(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | null {
  try {
    if (text.includes('/')) return isPlain(text.split('/')[0]) ? ipaddr.parseCIDR(text) : null;
    const address = isPlain(text) ? ipaddr.process(text) : null;
    return address && [address, address.kind() === 'ipv4' ? 32 : 128];
  } catch {
    return null;
  }
}

/** Refuses addresses with fewer than four parts or octal parts, which the library would parse. */
function isPlain(text = ''): boolean {
  return (
    ipaddr.IPv4.isValidFourPartDecimal(text) || (text.includes(':') && ipaddr.IPv6.isValid(text))
  );
}
