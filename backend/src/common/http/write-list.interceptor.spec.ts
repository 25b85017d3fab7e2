import type { ExecutionContext } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { lastValueFrom, of } from 'rxjs';
import { WriteListInterceptor } from './write-list.interceptor.js';

/** What is sent of so many items, as what, and how many of them at most were written in one piece. */
async function send(count: number) {
  let written = 0;
  const items = Array.from({ length: count }, (_, id) => ({
    toJSON: () => {
      written += 1;
      return { id };
    },
  }));
  const types: string[] = [];
  const context = {
    switchToHttp: () => ({ getResponse: () => ({ type: (type: string) => types.push(type) }) }),
  } as unknown as ExecutionContext;
  let isOver = false;
  const sending = lastValueFrom(
    new WriteListInterceptor().intercept(context, { handle: () => of(items) }),
  ).finally(() => (isOver = true));
  let most = 0;
  for (let before = 0; !isOver; before = written) {
    await setImmediate();
    most = Math.max(most, written - before);
  }
  return { body: await sending, items, types, most };
}

describe('a long list', () => {
  it('is written in slices, and the same as in one piece', async () => {
    const { body, items, types, most } = await send(5_001);
    expect(most).toBe(500);
    expect(body).toBe(JSON.stringify(items));
    expect(types).toEqual(['application/json; charset=utf-8']);
  });

  it('that is not that long is left to the framework', async () => {
    const { body, items, types, most } = await send(500);
    expect(body).toBe(items);
    expect([most, types]).toEqual([0, []]);
  });
});
