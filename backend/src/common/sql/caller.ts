import { AsyncLocalStorage } from 'node:async_hooks';

/** Who acts, as the audit log names them. */
export interface Caller {
  /** Null: nobody signed in, or nobody at all. */
  id: string | null;
  name: string | null;
  /** The operation of the API, or what the program does by itself. */
  act: string;
  address: string | null;
  request: string | null;
  /** What a platform says is not the doing of whoever asked for the sync. */
  isSync?: true;
}

interface Acting {
  caller: Caller;
  /** As the triggers of the database read it; empty for who only reads. */
  setting: string;
}

const NOBODY = { id: null, name: null, address: null, request: null };

const current = new AsyncLocalStorage<Acting | null>();

/** What `work` writes is this caller's. */
export function onBehalfOf<Result>(caller: Caller, work: () => Result): Result {
  return current.run({ caller, setting: JSON.stringify(caller) }, work);
}

/** Rows that `work` writes leave no lines: the caller writes nothing, or is noted for all of it at once. */
export function withoutLines<Result>(caller: Caller, work: () => Result): Result {
  return current.run({ caller, setting: '' }, work);
}

/** What `work` writes the program does by itself, or for whoever has its shell. */
export function byItself<Result>(act: string, work: () => Result): Result {
  return onBehalfOf({ ...NOBODY, act }, work);
}

/** What `work` writes is nobody's, whoever has caused it. */
export function asNobody<Result>(work: () => Result): Result {
  return current.run(null, work);
}

/** Of what `work` writes only the run is the caller's. */
export function asSync<Result>(work: () => Result): Result {
  const caller = current.getStore()?.caller ?? { ...NOBODY, act: 'sync' };
  return onBehalfOf({ ...caller, isSync: true }, work);
}

export function currentCaller(): Caller {
  return current.getStore()?.caller ?? { ...NOBODY, act: 'system' };
}

/** What a connection is told before it is lent. */
export function callerSetting(): string {
  return current.getStore()?.setting ?? '';
}
