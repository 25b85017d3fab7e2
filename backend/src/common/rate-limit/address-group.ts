import { isIPv4, isIPv6 } from 'node:net';

/**
 * Whom a network address stands for: an IPv4 address itself, an IPv6 address its /64, as a single
 * subscriber has a whole one of these. What is no address at all is one group, or inventing others
 * would be a way around the limits.
 */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return isIPv4(address) ? address : 'unknown';
  const [plain = ''] = address.toLowerCase().split('%', 1);
  const [left = '', right] = plain.split('::');
  const leading = groups(left);
  if (right === undefined) return prefix(leading);
  const trailing = groups(right);
  const zeros = Array<string>(8 - leading.length - trailing.length).fill('0');
  return prefix([...leading, ...zeros, ...trailing]);
}

/** Groups of 16 bits; an embedded IPv4 address fills two. */
function groups(text: string): string[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [group.replace(/^0+(?=.)/, '')]));
}

function prefix(all: string[]): string {
  return `${all.slice(0, 4).join(':')}::/64`;
}
