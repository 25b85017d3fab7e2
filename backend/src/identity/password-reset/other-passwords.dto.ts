import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ChoiceField } from '../../common/validation/choice-field.js';
import { MailStateDto, BouncedAddressDto } from '../../mail/dto/mail-state.dto.js';

export class PasswordMailQuery {
  @ChoiceField({ label: 'Anyway', choices: ['yes'], name: 'SendAnyway', optional: true })
  anyway?: 'yes';
}

export class PasswordLinkDto {
  @ApiProperty({
    example: 'https://www.example.org/reset-password/Zk3v…',
    description: 'A secret that is shown only once. Its holder can choose the password.',
  })
  link: string;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-04T06:06:07.089Z',
    description: 'Until then it works, once.',
  })
  expires_at: string;
}

export class UserMailDto extends MailStateDto {
  @ApiProperty({ example: 'password-reset', description: 'What it is about.' })
  kind: string;

  @ApiProperty({ example: 'maria@example.org', description: 'Where it went.' })
  recipient: string;
}

export class UserMailsDto {
  @ApiProperty({ type: [UserMailDto], description: 'The newest five, of 90 days.' })
  mails: UserMailDto[];

  @ApiProperty({ example: true, description: 'False: links have to be handed out by hand.' })
  sends_mail: boolean;

  @ApiPropertyOptional({
    type: BouncedAddressDto,
    description: 'Present if the address has bounced; no mail is sent to it.',
  })
  bounced?: BouncedAddressDto;
}
