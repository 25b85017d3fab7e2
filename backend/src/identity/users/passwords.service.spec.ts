import { jest } from '@jest/globals';
import { PasswordsService } from './passwords.service.js';

describe('password checks in the queue', () => {
  let passwords: PasswordsService;

  beforeEach(async () => {
    passwords = new PasswordsService();
    await passwords.onModuleInit();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => jest.useRealTimers());

  const BUSY = {
    status: 503,
    retryAfter: 5,
    message: expect.stringMatching(/^Too many/) as string,
  };

  /** Starts checks that hold their turn until `finish` is called, and records their results. */
  function check(count: number) {
    let begun = 0;
    const held = Promise.withResolvers<void>();
    const attempt = {
      begin: () => {
        begun += 1;
        return held.promise;
      },
      succeed: () => Promise.resolve(),
    };
    const checks = Array.from({ length: count }, () =>
      passwords.verify('open sesame', null, attempt).catch((error: unknown) => error),
    );
    return { checks, finish: held.resolve, begun: () => begun };
  }

  it('are rejected after three seconds', async () => {
    const { checks, finish, begun } = check(10);
    jest.advanceTimersByTime(3_000);
    for (const waiting of checks.slice(2)) await expect(waiting).resolves.toMatchObject(BUSY);
    finish();
    await expect(Promise.all(checks.slice(0, 2))).resolves.toEqual([false, false]);
    expect(begun()).toBe(2);
  });
});
