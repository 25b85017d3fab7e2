import { jest } from '@jest/globals';
import type { AppConfig } from '../../config/app-config.js';
import { SelectionTokens } from './selection-tokens.service.js';

const keysOf = (...jwtSecrets: string[]) => new SelectionTokens({ jwtSecrets } as AppConfig);
const SELECTED = { ids: ['3', '2'], only: 'pending' };

describe('SelectionTokens', () => {
  const tokens = keysOf('a secret');

  it('opens what it signed, for the same list and person, for ten minutes', () => {
    jest.useFakeTimers({ now: new Date('2026-03-04T10:00:00Z') });
    const { token, expires_at: end } = tokens.sign('stories', 'u1', SELECTED);
    expect(end).toBe('2026-03-04T10:10:00.000Z');
    jest.setSystemTime(new Date('2026-03-04T10:09:59Z'));
    expect(tokens.open('stories', 'u1', token)).toEqual(SELECTED);
    jest.setSystemTime(new Date(end));
    expect(() => tokens.open('stories', 'u1', token)).toThrow('does not hold any more');
    jest.useRealTimers();
  });

  it('opens what an older key has signed', () => {
    const { token } = tokens.sign('stories', 'u1', SELECTED);
    expect(keysOf('a new secret', 'a secret').open('stories', 'u1', token)).toEqual(SELECTED);
  });

  it('refuses another list, another person, another key and whatever was changed', () => {
    const { token } = tokens.sign('stories', 'u1', SELECTED);
    const [text = '', signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify(['stories', 'u1', Date.now() + 1e6, SELECTED]));
    const attempts: [SelectionTokens, string, string, string][] = [
      [tokens, 'subscribers', 'u1', token],
      [tokens, 'stories', 'u2', token],
      [keysOf('another secret'), 'stories', 'u1', token],
      [tokens, 'stories', 'u1', `${forged.toString('base64url')}.${signature}`],
      [tokens, 'stories', 'u1', text],
      [tokens, 'stories', 'u1', 'nothing'],
    ];
    for (const [keys, list, userId, attempt] of attempts) {
      expect(() => keys.open(list, userId, attempt)).toThrow('does not hold any more');
    }
  });
});
