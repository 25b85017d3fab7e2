import { lookup } from 'node:dns/promises';
import { codeOf } from '../../common/sql/database-error.js';
import { isLinkLocal } from '../../config/stored-variables.js';
import type { ConnectionTestDto } from './dto/connection-test.dto.js';

/** Milliseconds for a whole test. */
export const TEST_TIMEOUT_MS = 9_000;

const LONGEST_ANSWER = 300;

export class LinkLocalError extends Error {}

export const works = (message: string): ConnectionTestDto => ({
  is_working: true,
  message,
  answer: null,
});

export function fails(message: string, answer: string | null = null): ConnectionTestDto {
  const text = answer?.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() ?? '';
  return { is_working: false, message, answer: text === '' ? null : text.slice(0, LONGEST_ANSWER) };
}

/** Says why no connection was made, for example "there is no such host". */
export function describeNetworkError(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const code = codeOf(cause) ?? codeOf(error);
  switch (code) {
    case 'ENOTFOUND':
    case 'EDNS':
      return 'there is no such host';
    case 'ECONNREFUSED':
      return 'nothing listens at that port';
    case 'EAI_AGAIN':
      return 'the name servers do not answer';
    case 'ECONNRESET':
      return 'the connection was closed';
    default:
      return code ?? (cause instanceof Error ? cause.name : 'no reason was given');
  }
}

/** @throws LinkLocalError for a name that leads to such an address, as that of a metadata service */
export async function refuseLinkLocal(hostname: string): Promise<void> {
  const name = hostname.replaceAll(/^\[|\]$/g, '');
  const found = await lookup(name, { all: true }).catch(() => []);
  if (found.some(({ address }) => isLinkLocal(address))) {
    throw new LinkLocalError(`${hostname} belongs to the machine itself. Enter another host.`);
  }
}
