import { AsyncLocalStorage } from 'node:async_hooks';

export interface Caller {
  id: string | null;
  name: string | null;
  action: string;
  address: string | null;
  request: string | null;
  /** Changes that a sync copies from a platform are not attributed to the user who started it. */
  isSync?: true;
}

interface CallerContext {
  caller: Caller;
  setting: string;
}

const NOBODY = { id: null, name: null, address: null, request: null };

const current = new AsyncLocalStorage<CallerContext | null>();

export function onBehalfOf<Result>(caller: Caller, work: () => Result): Result {
  return current.run({ caller, setting: JSON.stringify(caller) }, work);
}

export function withoutAuditEntries<Result>(caller: Caller, work: () => Result): Result {
  return current.run({ caller, setting: '' }, work);
}

export function asSystem<Result>(action: string, work: () => Result): Result {
  return onBehalfOf({ ...NOBODY, action }, work);
}

export function asNobody<Result>(work: () => Result): Result {
  return current.run(null, work);
}

/** Attributes only the sync run to the caller, and the synced rows to nobody. */
export function asSync<Result>(work: () => Result): Result {
  const caller = current.getStore()?.caller ?? { ...NOBODY, action: 'sync' };
  return onBehalfOf({ ...caller, isSync: true }, work);
}

export function currentCaller(): Caller {
  return current.getStore()?.caller ?? { ...NOBODY, action: 'system' };
}

export function callerSetting(): string {
  return current.getStore()?.setting ?? '';
}
