import { buildUser } from '../../../testing/builders';
import { toUpdateUserDto, toUserValues } from './user-values';

describe('toUpdateUserDto', () => {
  const values = toUserValues(buildUser({ phone: '+1 555 0100' }));

  it('leaves out what is as it was, and a blank password', () => {
    expect(toUpdateUserDto({ ...values, password: '  ' })).toEqual({});
    expect(toUpdateUserDto({ ...values, phone: '' })).toEqual({ phone: '' });
  });

  it('sends all that was changed', () => {
    const data = { name: 'Grace', email: 'grace@example.org', role: 'staff', phone: '7' } as const;
    expect(toUpdateUserDto({ ...values, ...data })).toEqual(data);
  });

  it('sends a new password', () => {
    expect(toUpdateUserDto({ ...values, password: 'new secret' })).toMatchObject({
      password: 'new secret',
    });
  });
});
