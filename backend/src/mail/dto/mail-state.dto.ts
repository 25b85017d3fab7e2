import { ApiProperty } from '@nestjs/swagger';
import { MAIL_STATES, type MailState } from '../mail.entity.js';

export class MailStateDto {
  @ApiProperty({ example: '7d3f0c1e-1a0b-4f6e-9d3a-5b7c2e9f4a10', description: 'Of the mail.' })
  id: string;

  @ApiProperty({
    enum: MAIL_STATES,
    enumName: 'MailState',
    example: 'waiting',
    description:
      'waiting: for its first try or the next one; refused: by the mail server, for good; failed: given up after ' +
      'three days; dropped: it was not wanted any more.',
  })
  state: MailState;

  @ApiProperty({
    format: 'date-time',
    example: '2026-03-04T05:06:07.089Z',
    description: 'Since when it is so.',
  })
  since: string;

  @ApiProperty({ type: 'integer', minimum: 0, example: 2, description: 'Tries that went wrong.' })
  tries: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '451 4.3.0 Try again later',
    description: 'What went wrong at the last try, in the words of the mail server.',
  })
  fault: string | null;
}
