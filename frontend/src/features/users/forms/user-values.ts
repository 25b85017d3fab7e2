import type { UpdateUserDto } from '../../../api/generated/model/updateUserDto';
import type { UserDto } from '../../../api/generated/model/userDto';
import type { UserRole } from '../../../api/generated/model/userRole';
import { isBlank } from './user-schema';

export interface UserValues {
  username: string;
  name: string;
  email: string;
  password: string;
  role: UserRole;
  phone: string;
}

export interface EditedUserValues extends UserValues {
  /** The record that the form was filled from. */
  base: UserDto;
}

export const NEW_USER: UserValues = {
  username: '',
  name: '',
  email: '',
  password: '',
  role: 'staff',
  phone: '',
};

export function toUserValues(base: UserDto): EditedUserValues {
  const { username, name, email, role, phone } = base;
  return { username, name, email, password: '', role, phone: phone ?? '', base };
}

/**
 * Returns only changed fields, so that an old record does not overwrite changes of other users. Leaves out the
 * username, which cannot change, and a blank password.
 */
export function toUpdateUserDto({ base, ...values }: EditedUserValues): UpdateUserDto {
  const before = toUserValues(base);
  const changed = <Field extends keyof UserValues>(field: Field) =>
    values[field] === before[field] ? undefined : values[field];
  return {
    name: changed('name'),
    email: changed('email'),
    role: changed('role'),
    phone: changed('phone'),
    password: isBlank(values.password) ? undefined : values.password,
  };
}
