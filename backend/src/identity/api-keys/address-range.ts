import ipaddr from 'ipaddr.js';

/** Whether a text is an address, or a network such as 203.0.113.0/24. */
export function isAddressRange(text: unknown): boolean {
  return typeof text === 'string' && networkOf(text) !== null;
}

/** @param address of a caller; IPv4 within IPv6 counts as IPv4 */
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

/** The library also reads an address of fewer than four parts, or with octal ones. */
function isPlain(text = ''): boolean {
  return (
    ipaddr.IPv4.isValidFourPartDecimal(text) || (text.includes(':') && ipaddr.IPv6.isValid(text))
  );
}
