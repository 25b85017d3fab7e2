import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PaginationDto } from '../../../common/pagination/pagination.dto.js';
import { MailStateDto } from '../../../mail/dto/mail-state.dto.js';
import { USER_ROLES, type UserRole } from '../../../common/access/access.decorators.js';

export class InvitationDto {
  @ApiProperty({ example: '4f1c2a7e-8d52-4c0b-9a55-0d2f6f3f1b11', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'maria@example.org' })
  email: string;

  @ApiProperty({ example: 'Maria Santos' })
  name: string;

  @ApiProperty({ enum: USER_ROLES, enumName: 'UserRole', example: 'staff' })
  role: UserRole;

  @ApiProperty({ example: 'Ada Lovelace', description: 'Who has invited.' })
  inviter_name: string;

  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  created_at: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-11T05:06:07.089Z',
    description: 'Until then the link works.',
  })
  expires_at: string;

  @ApiPropertyOptional({
    type: MailStateDto,
    description: 'What became of its last mail; it is missing where none was to be sent.',
  })
  mail?: MailStateDto | undefined;
}

export class InvitationListDto {
  @ApiProperty({ type: [InvitationDto], description: 'The open ones, newest first.' })
  invitations: InvitationDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;

  @ApiProperty({ example: true, description: 'False: links have to be handed out by hand.' })
  sends_mail: boolean;
}

export class InvitationLinkDto {
  @ApiProperty({ example: 'https://www.example.org/invitation/Zk3v…', description: 'A secret.' })
  link: string;
}
