import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EmailField } from '../../common/validation/text-field.js';
import { MailStateDto } from '../../mail/dto/mail-state.dto.js';
import { CurrentPasswordField } from '../users/dto/user-fields.js';
import { UserDto } from '../users/dto/user.dto.js';

export class ChangeEmailDto {
  @EmailField()
  email: string;

  @CurrentPasswordField()
  current_password: string;
}

export class ChangedEmailDto extends UserDto {
  @ApiPropertyOptional({
    example: 'maria@example.com',
    description:
      'The new address, where it counts only once it is confirmed by the link in a mail to it.',
  })
  pending_email?: string;
}

export class PendingEmailDto {
  @ApiProperty({ example: 'maria@example.com' })
  email: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-05T05:06:07.089Z',
    description: 'Until then the link works, once.',
  })
  expires_at: string;

  @ApiPropertyOptional({
    type: MailStateDto,
    description: 'What became of the last mail to it; it is missing where none is known.',
  })
  mail?: MailStateDto;
}

export class EmailChangeDto {
  @ApiProperty({ example: true, description: 'False: a new address counts at once.' })
  sends_mail: boolean;

  @ApiPropertyOptional({ type: PendingEmailDto, description: 'There while an address waits.' })
  pending?: PendingEmailDto;
}
