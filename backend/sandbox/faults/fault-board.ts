import type { Fault, FaultOf } from './fault.schema.js';

export interface Target {
  path: string;
  page: number;
}

export class FaultBoard {
  #armed: { fault: Fault; pattern: RegExp; hits: number }[] = [];

  replace(faults: readonly Fault[]): void {
    this.#armed = faults.map((fault) => ({
      fault,
      pattern: new RegExp(fault.path ?? ''),
      hits: 0,
    }));
  }

  report(): (Fault & { hits: number })[] {
    return this.#armed.map(({ fault, hits }) => ({ ...fault, hits }));
  }

  /** Returns the first active fault of these kinds for the target, or null, and counts its use. */
  take<K extends Fault['kind']>(target: Target, kinds: readonly K[]): FaultOf<K> | null {
    for (const armed of this.#armed) {
      const { fault, pattern, hits } = armed;
      const spent = fault.times !== undefined && hits >= fault.times;
      const fits = pattern.test(target.path) && (fault.page ?? target.page) === target.page;
      if (!spent && fits && isOneOf(fault, kinds)) {
        armed.hits += 1;
        return fault;
      }
    }
    return null;
  }
}

const isOneOf = <K extends Fault['kind']>(fault: Fault, kinds: readonly K[]): fault is FaultOf<K> =>
  kinds.some((kind) => kind === fault.kind);
