import { buildUser } from '../../../testing/builders';
import { toUpdateUserDto, toUserValues } from './user-values';

describe('toUpdateUserDto', () => {
  const values = toUserValues(buildUser({ phone: '+1 555 0100' }));

  it('leaves out the username and a blank password', () => {
    const { name, email, role, phone } = values;
    expect(toUpdateUserDto({ ...values, password: '  ' })).toEqual({ name, email, role, phone });
  });

  it('sends a new password', () => {
    expect(toUpdateUserDto({ ...values, password: 'new secret' })).toMatchObject({
      password: 'new secret',
    });
  });
});
