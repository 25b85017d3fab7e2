import { toAddress } from './subscription.mapper.js';

describe('toAddress', () => {
  it.each([
    ['ada@example.org', 'ada@example.org'],
    ['  Ada@Example.ORG\t', 'ada@example.org'],
    ['ada+news@example.org', 'ada+news@example.org'],
    ['o’hara@example.org', 'o’hara@example.org'],
    ['ada@münchen.de', 'ada@münchen.de'],
    ['ada@MÜNCHEN.de', 'ada@münchen.de'],
    ['ada@mu\u0308nchen.de', 'ada@münchen.de'],
    ['ada@xn--mnchen-3ya.de', 'ada@münchen.de'],
    ['Jose\u0301@example.org', 'josé@example.org'],
    ['"a@b"@example.org', '"a@b"@example.org'],
    ['ada@xn--broken-.de', 'ada@xn--broken-.de'],
  ])('writes %j as %j', (email, address) => {
    expect(toAddress(email)).toBe(address);
  });
});
