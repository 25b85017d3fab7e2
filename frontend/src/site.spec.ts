import { localAddress } from './site';

const SITE = { name: 'Lectern', url: 'http://localhost:3000' };

describe('localAddress', () => {
  it.each([
    ['http://localhost:3000/demo/covers/a.svg', '/demo/covers/a.svg'],
    ['http://localhost:30001/a.svg', 'http://localhost:30001/a.svg'],
    ['https://cdn.example/a.svg', 'https://cdn.example/a.svg'],
    ['http://localhost:3000//evil.example/a.svg', 'http://localhost:3000//evil.example/a.svg'],
    ['http://localhost:3000/\\evil.example', 'http://localhost:3000/\\evil.example'],
    ['http://localhost:3000', 'http://localhost:3000'],
  ])('uses %s as %s', (address, used) => {
    expect(localAddress(address, SITE)).toBe(used);
  });

  it('changes nothing where the site does not know its own address', () => {
    expect(localAddress('http://a.example/b', { name: 'Lectern', url: '' })).toBe(
      'http://a.example/b',
    );
  });
});
