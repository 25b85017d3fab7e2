import { ApiProperty } from '@nestjs/swagger';
import { MAIL_STATES, type MailState } from '../mail.entity.js';

export class BouncedAddressDto {
  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  since: string;

  @ApiProperty({
    example: '550 5.1.1 No such user here',
    description: 'As reported by the mail server.',
  })
  words: string;
}

export class MailStateDto {
  @ApiProperty({ example: '7d3f0c1e-1a0b-4f6e-9d3a-5b7c2e9f4a10', description: 'Of the mail.' })
  id: string;

  @ApiProperty({
    enum: MAIL_STATES,
    enumName: 'MailState',
    example: 'waiting',
    description:
      'waiting: for the next attempt; refused: permanently by the mail server; failed: given up after ' +
      'three days; dropped: no longer needed.',
  })
  state: MailState;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-04T05:06:07.089Z',
    description: 'Since when it has this state.',
  })
  since: string;

  @ApiProperty({ type: 'integer', minimum: 0, example: 2, description: 'Failed attempts.' })
  tries: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '451 4.3.0 Try again later',
    description: 'The error of the last attempt, as reported by the mail server.',
  })
  error: string | null;
}
