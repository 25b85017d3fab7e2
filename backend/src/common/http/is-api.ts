import { NotFoundError } from '../problem/app-error.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

export function isRead(method: string): boolean {
  return READS.has(method);
}

export function refuseApi(url: string): void {
  if (isApi(url)) throw new NotFoundError('There is nothing at this address.');
}

export function isApi(url: string): boolean {
  return /^\/api([/?]|$)/i.test(url);
}
