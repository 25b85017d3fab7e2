import { generateSync } from 'otplib';
import { hashRecoveryCode, matchAppCode, newRecoveryCodes, readAppCode } from './codes.js';

const SECRET = 'LFVXNT232QOE7ROVW6F3LER4UBXIYERY';
const NOW = 1_800_000_000;

describe('the codes of an app', () => {
  const match = (seconds: number) =>
    matchAppCode(SECRET, generateSync({ secret: SECRET, epoch: NOW + seconds }), NOW);

  it.each([-1, -30, 0, 29, 30, 59])('are valid %s seconds from now', (seconds) => {
    const step = Math.floor((NOW + seconds) / 30);
    expect(match(seconds)).toEqual({ step, isOfAnotherTime: false });
  });

  it.each([-300, -31, 60, 300, 600])('are from another time %s seconds from now', (seconds) => {
    const step = Math.floor((NOW + seconds) / 30);
    expect(match(seconds)).toEqual({ step, isOfAnotherTime: true });
  });

  it('are wrong beyond ten minutes, with another secret or length', () => {
    expect(match(-3_600)).toBeNull();
    expect(match(3_600)).toBeNull();
    const code = generateSync({ secret: SECRET, epoch: NOW });
    expect(matchAppCode('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', code, NOW)).toBeNull();
    expect(matchAppCode(SECRET, code.slice(1), NOW)).toBeNull();
  });

  it('are accepted in any grouping', () => {
    expect(['123456', ' 123 456 ', '12 34 56'].map(readAppCode)).toEqual(
      Array.from({ length: 3 }, () => '123456'),
    );
    const pasted = ['１２３４５６', '١٢٣٤٥٦', '۱۲۳ ۴۵۶', '१२३४५६', '123-456', '123–456', '123−456'];
    const invisible = ['\u200B123456', '123\u2060456', '123\u00AD456\uFEFF', '\u202A123456\u202C'];
    for (const typed of [...pasted, ...invisible]) expect(readAppCode(typed)).toBe('123456');
    expect(['', '1234567890', '4fk2-9xwd-p0tz-7hmr'].map(readAppCode)).toEqual([null, null, null]);
  });
});

describe('recovery codes', () => {
  it('are ten different ones, accepted in any notation', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes)
      expect(code).toMatch(/^([\da-hj-km-np-z]{4}-){3}[\da-hj-km-np-z]{4}$/);
    for (const typed of [
      '４ｆｋ２-９ｘｗｄ-ｐ０ｔｚ-７ｈｍｒ',
      '٤fk٢–٩xwd–p٠tz–٧hmr',
      '4fk2\u200B9xwdp0tz7hmr',
    ]) {
      expect(hashRecoveryCode(typed)).toEqual(hashRecoveryCode('4fk2-9xwd-p0tz-7hmr'));
    }
    expect(hashRecoveryCode(' 4FK2 9xwd p0tz-7hm1')).toEqual(
      hashRecoveryCode('4fk2-9xwd-pOtz-7hml'),
    );
  });
});
