import { HOLDER_KEY } from './admin-token';
import { keepHolder, readHolder, SOMEBODY } from './session-holder';

describe('whose session is kept', () => {
  afterEach(() => localStorage.clear());

  it('is somebody, until it is known', () => {
    expect(readHolder()).toEqual(SOMEBODY);
    localStorage.setItem(HOLDER_KEY, '{');
    expect(readHolder()).toEqual(SOMEBODY);
    localStorage.setItem(HOLDER_KEY, '{"role":"staff"}');
    expect(readHolder()).toEqual({ ...SOMEBODY, role: 'staff' });
  });

  it('is kept by name and role, and nothing else', () => {
    const user = { name: 'Mara Lind', role: 'admin' as const, email: 'mara@example.org' };
    keepHolder(user);
    expect(localStorage.getItem(HOLDER_KEY)).toBe('{"name":"Mara Lind","role":"admin"}');
    expect(readHolder()).toEqual({ name: 'Mara Lind', role: 'admin' });
  });
});
