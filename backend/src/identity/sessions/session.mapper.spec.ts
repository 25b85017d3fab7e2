import { describeDevice } from './session.mapper.js';

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['curl/8.14.1', 'curl'],
    ['   ', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('of %j is %j', (agent, name) => {
    expect(describeDevice(agent)).toBe(name);
  });

  it('is short and computed fast for any input', () => {
    expect(describeDevice('('.repeat(16_000)).length).toBeLessThanOrEqual(100);
    expect(describeDevice(`${'a'.repeat(15_000)}/1`).length).toBeLessThanOrEqual(100);
  });
});
