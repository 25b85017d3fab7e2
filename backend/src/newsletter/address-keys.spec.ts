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
  it('is deterministic, and depends on the key', () => {
    expect(keys.hash('ada@example.org')).toEqual(keys.hash('ada@example.org'));
    expect(keys.hash('ada@example.org')).not.toEqual(keys.hash('eda@example.org'));
    const others = keysOf('another secret which is as long as it');
    expect(others.hash('ada@example.org')).not.toEqual(keys.hash('ada@example.org'));
  });
});

describe('rotated keys', () => {
  const both = keysOf('the newest of the secrets of this test,a secret that only this test knows');

  it('match hashes and open data of older and newer keys', () => {
    expect(both.hash('ada@example.org')).not.toEqual(keys.hash('ada@example.org'));
    expect(both.hashes('ada@example.org')).toContainEqual(keys.hash('ada@example.org'));
    expect(both.open(keys.seal(ADA, TOKEN), TOKEN)).toEqual(ADA);
    expect(keys.open(both.seal(ADA, TOKEN), TOKEN)).toBeNull();
  });
});

describe('a sealed subscription', () => {
  afterEach(() => jest.useRealTimers());

  it('is restored unchanged, and is unreadable', () => {
    const sealed = keys.seal(ADA, TOKEN);
    expect(keys.open(sealed, TOKEN)).toEqual(ADA);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('ada');
    expect(keys.seal(ADA, TOKEN)).not.toBe(sealed);
  });

  it('is valid for its token and its site only', () => {
    const sealed = keys.seal(ADA, TOKEN);
    expect(keys.open(sealed, TOKEN.replace('8', '9'))).toBeNull();
    expect(keysOf('another secret which is as long as it').open(sealed, TOKEN)).toBeNull();
  });

  it('is rejected when changed, truncated or forged', () => {
    const sealed = keys.seal(ADA, TOKEN);
    expect(keys.open(`${sealed.slice(0, -2)}AA`, TOKEN)).toBeNull();
    expect(keys.open(sealed.slice(0, 30), TOKEN)).toBeNull();
    expect(keys.open('', TOKEN)).toBeNull();
    expect(keys.open('nothing of the kind, but long enough for it', TOKEN)).toBeNull();
  });

  it('is valid for 24 hours', () => {
    jest.useFakeTimers({ now: new Date('2026-03-04T12:00:00Z') });
    const sealed = keys.seal(ADA, TOKEN);
    jest.setSystemTime(new Date('2026-03-05T11:59:59Z'));
    expect(keys.open(sealed, TOKEN)).toEqual(ADA);
    jest.setSystemTime(new Date('2026-03-05T12:00:00Z'));
    expect(keys.open(sealed, TOKEN)).toBeNull();
  });
});
