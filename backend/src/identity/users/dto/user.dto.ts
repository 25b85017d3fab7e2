import type { SignedInUser } from '../../../common/access/current-user.decorator.js';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PaginationDto } from '../../../common/pagination/pagination.dto.js';
import { USER_ROLES, type UserRole } from '../../../common/access/access.decorators.js';
import type { User } from '../user.entity.js';

export function toUserDto({ id, username, name, email, role, phone, isActive }: User): UserDto {
  return { id, username, name, email, role, phone, is_active: isActive };
}

export class UserDto implements SignedInUser {
  @ApiProperty({ example: '0b9d6f3e-5d0f-4c39-8d6b-3b1b1f2f7f10', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'maria' })
  username: string;

  @ApiProperty({ example: 'Maria Santos' })
  name: string;

  @ApiProperty({ example: 'maria@example.org' })
  email: string;

  @ApiProperty({ enum: USER_ROLES, enumName: 'UserRole', example: 'staff' })
  role: UserRole;

  @ApiProperty({ type: String, nullable: true, example: '+1 555 0100' })
  phone: string | null;

  @ApiProperty({ example: true, description: 'Who is not active cannot sign in.' })
  is_active: boolean;
}

const Count = (example: number) => ApiProperty({ type: 'integer', minimum: 0, example });

export class UserCountsDto {
  @Count(12)
  total: number;

  @Count(3)
  admin: number;

  @Count(9)
  staff: number;

  @Count(11)
  active: number;

  @Count(1)
  inactive: number;
}

export class UserListDto {
  @ApiProperty({ type: [UserDto], description: 'In the order asked for.' })
  users: UserDto[];

  @ApiProperty({
    type: UserCountsDto,
    description: 'Of all users, whatever the list is searched and filtered by.',
  })
  counts: UserCountsDto;

  @ApiPropertyOptional({ type: PaginationDto, description: 'Of a list that was asked for a page.' })
  pagination?: PaginationDto;
}
