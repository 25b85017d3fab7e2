import { jest } from '@jest/globals';
import { loadConfig } from '../config/load-config.js';
import { AddressKeys } from './address-keys.service.js';

const keysOf = (secret: string) => new AddressKeys(loadConfig({ JWT_SECRET: secret }));
const keys = keysOf('a secret that only this test knows');
const TOKEN = '8d3b1c7e-3f0a-4a55-9d5e-3f3d6f0f2c11';
const ADA = {
  email: 'ada@example.org',
  subscribedAt: new Date('2026-03-04T05:06:07.089Z'),
  consents: null,
};

describe('the hash of an address', () => {
  it('is the same for the same address, and tells nothing without the key', () => {
    expect(keys.hash('ada@example.org')).toEqual(keys.hash('ada@example.org'));
    expect(keys.hash('ada@example.org')).not.toEqual(keys.hash('eda@example.org'));
    const others = keysOf('another secret which is as long as it');
    expect(others.hash('ada@example.org')).not.toEqual(keys.hash('ada@example.org'));
  });
});

describe('keys that take over from others', () => {
  const both = keysOf('the newest of the secrets of this test,a secret that only this test knows');

  it('know addresses by the hashes of each, and open what each has sealed', () => {
    expect(both.hash('ada@example.org')).not.toEqual(keys.hash('ada@example.org'));
    expect(both.hashes('ada@example.org')).toContainEqual(keys.hash('ada@example.org'));
    expect(both.open(keys.seal(ADA, TOKEN), TOKEN)).toEqual(ADA);
    expect(keys.open(both.seal(ADA, TOKEN), TOKEN)).toBeNull();
  });
});

describe('a sealed subscription', () => {
  afterEach(() => jest.useRealTimers());

  it('comes back as it was, and cannot be read on the way', () => {
    const sealed = keys.seal(ADA, TOKEN);
    expect(keys.open(sealed, TOKEN)).toEqual(ADA);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ada');
    expect(keys.seal(ADA, TOKEN)).not.toBe(sealed);
  });

  it('is good for its token and its site only', () => {
    const sealed = keys.seal(ADA, TOKEN);
    expect(keys.open(sealed, TOKEN.replace('8', '9'))).toBeNull();
    expect(keysOf('another secret which is as long as it').open(sealed, TOKEN)).toBeNull();
  });

  it('is refused when it was changed, cut off or made up', () => {
    const sealed = keys.seal(ADA, TOKEN);
    expect(keys.open(`${sealed.slice(0, -2)}AA`, TOKEN)).toBeNull();
    expect(keys.open(sealed.slice(0, 30), TOKEN)).toBeNull();
    expect(keys.open('', TOKEN)).toBeNull();
    expect(keys.open('nothing of the kind, but long enough for it', TOKEN)).toBeNull();
  });

  it('is good for 24 hours', () => {
    jest.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') });
    const sealed = keys.seal(ADA, TOKEN);
    jest.setSystemTime(new Date('2026-03-05T11:59:59Z'));
    expect(keys.open(sealed, TOKEN)).toEqual(ADA);
    jest.setSystemTime(new Date('2026-03-05T12:00:00Z'));
    expect(keys.open(sealed, TOKEN)).toBeNull();
  });
});
