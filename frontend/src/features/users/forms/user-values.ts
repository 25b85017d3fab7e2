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

export const NEW_USER: UserValues = {
  username: '',
  name: '',
  email: '',
  password: '',
  role: 'staff',
  phone: '',
};

export function toUserValues({ username, name, email, role, phone }: UserDto): UserValues {
  return { username, name, email, password: '', role, phone: phone ?? '' };
}

/** The username cannot be changed, and a blank password is left as it is: neither is sent. */
export function toUpdateUserDto({ name, email, password, role, phone }: UserValues): UpdateUserDto {
  return { name, email, role, phone, ...(isBlank(password) ? {} : { password }) };
}
