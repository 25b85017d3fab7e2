import { isDecodable } from '../common/text/visible.js';

/** Values of libpq's `target_session_attrs` for the server that accepts writes. */
const WRITES = new Set(['read-write', 'primary']);
const ADDRESS = /^(?<start>postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)(?<hosts>[^/?#]+)(?<rest>.*)$/;
const HOST = /^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** A user or a port without a host, which `URL` refuses. */
const WITHOUT_HOST =
  /^(?<start>postgres(?:ql)?:\/\/)(?:(?<user>[^@/?#:]*)(?::(?<password>[^@/?#]*))?@)?(?::(?<port>\d{1,5}))?(?<rest>[/?].*)?$/;

/**
 * Converts a libpq URL to one that `URL` can parse: of several hosts, the first stays and all go into the parameter
 * `hosts`; without a host, user and password become parameters.
 * @returns null for an unsupported parameter
 */
export function databaseAddress(value: string): string | null {
  if (!isDecodable(value)) return null;
  const parts = WITHOUT_HOST.exec(value)?.groups;
  if (parts) return withoutHost(parts);
  const { start = '', hosts = '', rest = '' } = ADDRESS.exec(value)?.groups ?? {};
  const servers = hosts.split(',').map((each) => each.trim());
  if (servers.length === 1) return isPostgres(value) ? value : null;
  const one = `${start}${servers[0]}${rest}`;
  if (!servers.every((server) => HOST.test(server)) || !isPostgres(one)) return null;
  const address = new URL(one);
  if (!WRITES.has(address.searchParams.get('target_session_attrs') ?? 'read-write')) return null;
  address.searchParams.delete('target_session_attrs');
  address.searchParams.set('hosts', servers.join(','));
  return address.href;
}

function withoutHost({ start, user, password, port, rest }: Record<string, string | undefined>) {
  const address = new URL(`${start}${rest ?? '/'}`);
  for (const [name, value] of Object.entries({ user, password, port })) {
    if (value && !address.searchParams.has(name))
      address.searchParams.set(name, decodeURIComponent(value));
  }
  return address.href;
}

const isPostgres = (value: string) => /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '');
