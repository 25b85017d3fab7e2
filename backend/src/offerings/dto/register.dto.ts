import { ApiProperty } from '@nestjs/swagger';
import { IsObject, Matches } from 'class-validator';
import { BooleanField } from '../../common/validation/choice-field.js';
import { MayBeAbsent } from '../../common/validation/limits.js';
import { EmailField, TextField } from '../../common/validation/text-field.js';

/** Characters of an answer to a question of type text. */
export const MOST_ANSWER = 1_000;

export class ParticipantDto {
  /** A mail to an address that may belong to somebody else shows it. */
  @TextField({ label: 'Name', max: 100, example: 'Maria Silva' })
  @Matches(/^(?!.*(:\/\/|www\.|\.\w+\/))/is, { message: 'Name must not contain a web address' })
  name: string;

  @EmailField()
  email: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', maxLength: MOST_ANSWER },
    selfRequired: false,
    example: { q1: 'Linux' },
    description:
      'Answers by the id of the question: a text, one of the options, or `yes` or `no`. Required questions must be answered.',
  })
  @MayBeAbsent()
  @IsObject({ message: 'Answers must be an object' })
  answers?: Record<string, string>;
}

export class RegisterDto extends ParticipantDto {
  @BooleanField({ label: 'Newsletter', description: 'Subscribes, too.', optional: true })
  newsletter?: boolean;
}

export class RegisteredDto {
  @ApiProperty({
    enum: ['confirmed', 'waiting', 'offered'],
    enumName: 'ActiveRegistrationStatus',
    example: 'confirmed',
    description:
      'Of this registration, or of the one that the address had already. `waiting`: on the waitlist.',
  })
  status: 'confirmed' | 'waiting' | 'offered';

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    example: null,
    description: 'The place on the waitlist.',
  })
  place: number | null;
}

export class CourseInterestDto {
  @EmailField()
  email: string;
}

export class InterestNotedDto {
  @ApiProperty({ example: 'maria@example.org', description: 'The address that gets the mail.' })
  email: string;
}
