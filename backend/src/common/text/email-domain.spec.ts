import { codedAddress, readableAddress } from './email-domain.js';

describe('the domain of an address', () => {
  it.each([
    ['ada@xn--mnchen-3ya.de', 'ada@münchen.de'],
    ['Ada@mail.XN--MNCHEN-3YA.de', 'Ada@mail.münchen.de'],
    ['Ada@Example.ORG', 'Ada@Example.ORG'],
    ['xn--mnchen-3ya', 'xn--mnchen-3ya'],
    ['ada@xn--ls8h.la', 'ada@xn--ls8h.la'],
    ['ada@xn--broken-.de', 'ada@xn--broken-.de'],
    ['ada@xn--mnchen-3ya.de/x', 'ada@xn--mnchen-3ya.de/x'],
  ])('of %j is read as in %j', (email, readable) => {
    expect(readableAddress(email)).toBe(readable);
  });

  it.each([
    ['ada@münchen.de', 'ada@xn--mnchen-3ya.de'],
    ['"a@b"@example.org', '"a@b"@example.org'],
    ['münchen', 'münchen'],
    ['ada@münchen.de?x', 'ada@münchen.de?x'],
  ])('of %j is coded as in %j', (email, coded) => {
    expect(codedAddress(email)).toBe(coded);
  });
});
