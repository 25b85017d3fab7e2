import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { MailStateDto } from '../../mail/dto/mail-state.dto.js';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { PageQuery } from '../../common/pagination/page-query.js';
import { BooleanField, ChoiceField } from '../../common/validation/choice-field.js';
import { IdsDto } from '../../common/validation/ids.dto.js';
import { SearchField } from '../../common/validation/search-field.js';
import { TextField } from '../../common/validation/text-field.js';
import {
  REGISTRATION_STATUSES,
  type RegistrationStatus,
} from '../registrations/registration.entity.js';

export class ListRegistrationsQuery extends PageQuery {
  @SearchField('the name and email address')
  search?: string;

  @ChoiceField({
    label: 'Status',
    choices: REGISTRATION_STATUSES,
    name: 'RegistrationStatus',
    optional: true,
  })
  status?: RegistrationStatus;
}

export class AnswerDto {
  @ApiProperty({ example: 'Which laptop do you bring?' })
  question: string;

  @ApiProperty({ example: 'Linux' })
  answer: string;
}

export class RegistrationDto {
  @ApiProperty({ example: '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'Maria Silva' })
  name: string;

  @ApiProperty({ example: 'maria@example.org' })
  email: string;

  @ApiProperty({
    enum: REGISTRATION_STATUSES,
    enumName: 'RegistrationStatus',
    example: 'confirmed',
  })
  status: RegistrationStatus;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    example: null,
    description: 'The place on the waitlist.',
  })
  place: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  offeredUntil: string | null;

  @ApiProperty({ type: [AnswerDto] })
  answers: AnswerDto[];

  @ApiProperty({ type: Boolean, nullable: true, example: null, description: 'Null: not recorded.' })
  hasAttended: boolean | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-03T09:41:00.000Z' })
  registeredAt: string;

  @ApiProperty({
    type: MailStateDto,
    nullable: true,
    description: 'The newest mail to this person about the offering.',
  })
  mail: MailStateDto | null;
}

export class RegistrationListDto {
  @ApiProperty({
    type: [RegistrationDto],
    description: 'By order of arrival: those with a seat, the waitlist, then cancelled ones.',
  })
  registrations: RegistrationDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}

export class MoveRegistrationDto {
  @ApiProperty({ example: '13', description: 'The offering to move to.' })
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Offering must be the id of an offering' })
  offeringId: string;
}

export class SetAttendanceDto extends IdsDto {
  @BooleanField({ label: 'Attended', nullable: true, description: 'Null: not recorded.' })
  hasAttended: boolean | null;
}

export class AttendanceSetDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 9 })
  updatedCount: number;
}

export class MessageParticipantsDto {
  @TextField({ label: 'Subject', max: 200, example: 'Bring your laptop' })
  subject: string;

  @TextField({ label: 'Message', max: 5_000, example: 'See you on Monday.' })
  text: string;
}

export class ParticipantsMessagedDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 9 })
  recipients: number;
}
