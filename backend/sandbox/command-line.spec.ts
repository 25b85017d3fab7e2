import { parseOptions } from './command-line.js';

describe('parseOptions', () => {
  it('takes port 4010 and the demo catalogue by default', () => {
    expect(parseOptions([])).toEqual({ port: 4010, rateLimit: true });
  });

  it('reads port, size and rate limit', () => {
    expect(
      parseOptions([
        '--port',
        '0',
        '--courses',
        '3000',
        '--udemy-courses',
        '2000',
        '--no-rate-limit',
      ]),
    ).toEqual({
      port: 0,
      catalogue: { courses: 3000 },
      udemyCatalogue: { courses: 2000 },
      rateLimit: false,
    });
  });

  it.each([
    [['--port', '70000'], '--port is a whole number from 0 to 65535, not "70000".'],
    [['--port', 'web'], '--port is a whole number from 0 to 65535, not "web".'],
    [['--courses', '-1'], /--courses/],
    [['--udemy-courses', '10001'], '--udemy-courses is a whole number from 0 to 10000'],
    [['--colour'], /--colour/],
  ])('refuses %j', (args, message) => {
    expect(() => parseOptions(args)).toThrow(message);
  });
});
