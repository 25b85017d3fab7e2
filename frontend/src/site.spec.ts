import { DEFAULT_SITE } from './default-site';
import { localAddress } from './site';

const SITE = { ...DEFAULT_SITE, url: 'http://localhost:3000' };

describe('localAddress', () => {
  it.each([
    ['http://localhost:3000/demo/covers/a.svg', '/demo/covers/a.svg'],
    ['http://localhost:30001/a.svg', 'http://localhost:30001/a.svg'],
    ['http://localhost:3001/a.svg', 'http://localhost:3001/a.svg'],
    ['https://cdn.example/a.svg', 'https://cdn.example/a.svg'],
    ['http://localhost:3000//evil.example/a.svg', 'http://localhost:3000//evil.example/a.svg'],
    ['http://localhost:3000/\\evil.example', 'http://localhost:3000/\\evil.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('uses %s as %s', (address, used) => {
    expect(localAddress(address, SITE)).toBe(used);
  });

  it.each(['http://a.example/b', '//a.example/b', '/b'])(
    'leaves %s as it is where the site does not know its own address',
    (address) => {
      expect(localAddress(address, { ...SITE, url: '' })).toBe(address);
    },
  );
});
