import { readReturnPath, toReturnState } from './return-path';

describe('readReturnPath', () => {
  it('gives the whole address that was left', () => {
    const left = { pathname: '/admin/users', search: '?role=staff', hash: '#7' };
    const state = toReturnState({ ...left, key: 'default', state: null });
    expect(readReturnPath(state)).toBe('/admin/users?role=staff#7');
  });

  it('gives an address of the back office', () => {
    expect(readReturnPath({ from: '/admin/users?role=staff' })).toBe('/admin/users?role=staff');
  });

  it.each([
    [null],
    [{}],
    [{ from: 7 }],
    [{ from: 'https://elsewhere.example/admin/' }],
    [{ from: '//elsewhere.example/admin/users' }],
    [{ from: '/courses' }],
    [{ from: '/administrator' }],
  ])('gives nothing for %j', (state) => {
    expect(readReturnPath(state)).toBeUndefined();
  });
});
