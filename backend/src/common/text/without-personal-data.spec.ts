import { withoutPersonalData } from './without-personal-data.js';

describe('withoutPersonalData', () => {
  it.each([
    ['relation "courses" does not exist', 'relation “courses” does not exist'],
    [
      `Cannot read properties of undefined (reading 'name')`,
      'Cannot read properties of undefined (reading “name”)',
    ],
    ['invalid input syntax for type uuid: "Maria"', 'invalid input syntax for type uuid: <text>'],
    ['column "maria@example.org" of relation “users”', 'column <text> of relation “users”'],
    [
      `Can't send to <maria@example.org>: it isn't there`,
      `Can't send to <<email>>: it isn't there`,
    ],
    ['connect ECONNREFUSED 192.0.2.7:5432', 'connect ECONNREFUSED <ip>:<number>'],
    ['connect ECONNREFUSED 2001:db8::7', 'connect ECONNREFUSED <ip>'],
    ['GET https://x.example.org/a?email=b failed', 'GET <address> failed'],
    ['No user 4f1c2a7e-8d52-4c0b-9a55-0d2f6f3f1b11', 'No user <id>'],
    ['Bad link c2VjcmV0LXRva2VuLW9mLWEtbGluazE', 'Bad link <id>'],
    ['Call +44 20 7946 0958', 'Call <number>'],
    ['It answered 503 after 3 tries', 'It answered 503 after 3 tries'],
    ['first\nsecond', 'first'],
    ['a\0b', 'ab'],
  ])('makes %j %j', (message, shown) => {
    expect(withoutPersonalData(message)).toBe(shown);
  });

  it('keeps it short', () => {
    expect(withoutPersonalData('no '.repeat(500))).toHaveLength(300);
    expect(withoutPersonalData('no '.repeat(100))).toBe('no '.repeat(100));
  });
});
