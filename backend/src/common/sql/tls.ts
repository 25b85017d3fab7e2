import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import {
  checkServerIdentity,
  type ConnectionOptions,
  getCACertificates,
  type PeerCertificate,
} from 'node:tls';

export const SSL_MODES = [
  'disable',
  'allow',
  'prefer',
  'require',
  'no-verify',
  'verify-ca',
  'verify-full',
];
const OF_TLS = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat'];
const SYSTEM = 'system';

/**
 * Splits a database URL into an address and TLS settings with the meaning they have in libpq, which differs from the
 * driver's. Reads the certificate files.
 * @param hosts the names that certificates may have
 */
export function separateTls(address: URL, hosts: string[]) {
  const bare = new URL(address);
  for (const name of OF_TLS) bare.searchParams.delete(name);
  return { connectionString: bare.href, ssl: tlsOf(address.searchParams, hosts) };
}

function tlsOf(parameters: URLSearchParams, hosts: string[]): ConnectionOptions | false {
  const mode = sslModeOf(parameters);
  if (mode === 'disable' || hosts.every((host) => host.startsWith('/'))) return false;
  const root = parameters.get('sslrootcert');
  const own = { cert: fileOf(parameters, 'sslcert'), key: fileOf(parameters, 'sslkey') };
  if (mode === 'no-verify' || (root === null && !mode.startsWith('verify'))) {
    return { ...own, rejectUnauthorized: false };
  }
  return {
    ...own,
    ca: root === SYSTEM ? systemAuthorities() : fileOf(parameters, 'sslrootcert'),
    checkServerIdentity: (_servername, certificate) =>
      mode === 'verify-full' || root === SYSTEM ? checkHosts(hosts, certificate) : undefined,
  };
}

export function sslModeOf(parameters: URLSearchParams): string {
  const mode = parameters.get('sslmode');
  if (mode !== null) return mode;
  const ssl = parameters.get('ssl') ?? 'false';
  if (ssl === 'no-verify') return ssl;
  const isOn = OF_TLS.some((name) => /^ssl.+/.test(name) && parameters.has(name));
  return isOn || !/^(false|0)$/.test(ssl) ? 'verify-full' : 'disable';
}

function fileOf(parameters: URLSearchParams, name: string): string | undefined {
  const path = parameters.get(name);
  return path === null ? undefined : readFileSync(path, 'utf8');
}

const systemAuthorities = () => [...getCACertificates('default'), ...getCACertificates('system')];

function checkHosts(hosts: string[], certificate: PeerCertificate): Error | undefined {
  const errors = hosts.map((host) => checkHost(host, certificate));
  return errors.includes(undefined) ? undefined : errors[0];
}

/** libpq also looks for IP addresses among the DNS names of a certificate. */
function checkHost(host: string, certificate: PeerCertificate): Error | undefined {
  const error = checkServerIdentity(host, certificate);
  if (!error || isIP(host) === 0) return error;
  const { subject, subjectaltname: names = '' } = certificate;
  if (names.includes('IP Address:')) return error;
  const others = names.split(', ').filter((name) => name.startsWith('DNS:'));
  const isNamed = others.length > 0 ? others.includes(`DNS:${host}`) : subject.CN === host;
  return isNamed ? undefined : error;
}
