import type { UserDto } from './dto/user.dto.js';
import type { User } from './user.entity.js';

export function toUserDto({ id, username, name, email, role, phone, isActive }: User): UserDto {
  return { id, username, name, email, role, phone, is_active: isActive };
}
