import { createHook } from 'node:async_hooks';

/**
 * The shape of what Node puts aside for each `process.nextTick`, which every answer comes by several times. V8 lets go
 * of a shape that nothing has at the moment of a collection, and from the second one of the same literal on defines its
 * properties the slow way for good: that cost a kept answer a tenth of its time.
 */
let kept: object | undefined;

/** Keeps one such object for as long as the process lives. */
export function keepTickShape(): void {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept ??= resource;
    },
  }).enable();
  process.nextTick(() => undefined);
  hook.disable();
}
