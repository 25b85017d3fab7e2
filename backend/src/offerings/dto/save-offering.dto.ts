import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { BooleanField, ChoiceField } from '../../common/validation/choice-field.js';
import { MayBeNull } from '../../common/validation/limits.js';
import { ObjectField, ObjectListField } from '../../common/validation/nested-field.js';
import { TextField } from '../../common/validation/text-field.js';
import { UrlField } from '../../common/validation/url-field.js';
import { IsLocale, IsTimeZone } from '../../site-content/dto/conventions.js';
import { PictureUrlField } from '../../site-content/dto/picture-url-field.js';
import {
  OFFERING_KINDS,
  type OfferingKind,
  QUESTION_TYPES,
  type Question,
} from '../offering.entity.js';

const MOST_SESSIONS = 100;
const MOST_QUESTIONS = 10;
const MOST_OPTIONS = 20;
const MOST_SEATS = 10_000;
/** Offerings of a series. */
const MOST_REPEATS = 52;
const MOST_TEXT = 20_000;

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

function LocalTimeField(label: string, example: string): PropertyDecorator {
  return (target, property) => {
    ApiProperty({ type: String, example, description: 'In the time zone of the offering.' })(
      target,
      property,
    );
    Matches(LOCAL_TIME, { message: `${label} must be like ${example}` })(target, property);
  };
}

function WholeNumberField(label: string, max: number, example: number): PropertyDecorator {
  const message = `${label} must be a whole number from 1 to ${max}`;
  return (target, property) => {
    ApiProperty({ type: 'integer', minimum: 1, maximum: max, nullable: true, example })(
      target,
      property,
    );
    for (const rule of [
      MayBeNull(),
      IsInt({ message }),
      Min(1, { message }),
      Max(max, { message }),
    ]) {
      rule(target, property);
    }
  };
}

export class LocalSessionDto {
  @LocalTimeField('Start', '2027-02-01T18:00')
  start: string;

  @LocalTimeField('End', '2027-02-01T20:00')
  end: string;
}

export class SaveQuestionDto {
  @TextField({ label: 'Id', max: 40, example: 'q1' })
  @Matches(/^[a-z0-9-]+$/, { message: 'Id must have lower-case letters, digits and hyphens only' })
  id: string;

  @TextField({ label: 'Question', max: 300, example: 'Which laptop do you bring?' })
  label: string;

  @ChoiceField({ label: 'Type', choices: QUESTION_TYPES, name: 'QuestionType' })
  type: Question['type'];

  @ApiProperty({
    type: 'array',
    items: { type: 'string', minLength: 1, maxLength: 100 },
    maxItems: MOST_OPTIONS,
    example: ['macOS', 'Linux', 'Windows'],
    description: 'At least two for a `choice`; otherwise none.',
  })
  @IsArray({ message: 'Options must be a list of texts' })
  @ArrayMaxSize(MOST_OPTIONS, { message: `Options must have at most ${MOST_OPTIONS} items` })
  @ArrayUnique({ message: 'Options must be different' })
  @IsString({ each: true, message: 'Options must be a list of texts' })
  @Matches(/^\S(.{0,98}\S)?$/u, {
    each: true,
    message: 'Options must have 1 to 100 characters, without spaces around them',
  })
  options: string[];

  @BooleanField({ label: 'Required' })
  isRequired: boolean;
}

/** The fields of an offering that admins edit. Nullable ones may not be left out, so that a save is complete. */
export class OfferingFieldsDto {
  @ChoiceField({ label: 'Kind', choices: OFFERING_KINDS, name: 'OfferingKind' })
  kind: OfferingKind;

  @TextField({ label: 'Title', max: 200, example: 'RAG in Practice: spring cohort' })
  title: string;

  @TextField({
    label: 'Summary',
    max: 300,
    example: 'Ten weeks, two evenings a week, with a project of your own.',
  })
  summary: string;

  @TextField({
    label: 'Text',
    min: 0,
    max: MOST_TEXT,
    example: 'We build a question answering system.',
    description: 'Markdown.',
  })
  text: string;

  @PictureUrlField('Picture')
  picture: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '2200451',
    description: 'The id of a course. Required for a cohort, and where the course is paid.',
  })
  @MayBeNull()
  @Matches(/^[1-9]\d{0,17}$/, { message: 'Course must be the id of a course' })
  courseId: string | null;

  @ApiProperty({ example: 'Europe/Berlin', description: 'An IANA name.' })
  @IsTimeZone({ message: 'Time zone must be a name like Europe/Berlin' })
  timeZone: string;

  @ObjectListField(LocalSessionDto, {
    label: 'Sessions',
    max: MOST_SESSIONS,
    description: 'In the order of time, without overlaps.',
  })
  @ArrayMinSize(1, { message: 'Sessions must have at least one item' })
  sessions: LocalSessionDto[];

  @TextField({ label: 'Place', max: 300, nullable: true, example: 'Torstraße 1, Berlin' })
  place: string | null;

  @UrlField({
    label: 'Online link',
    nullable: true,
    example: 'https://meet.example.org/rag',
    description: 'Shown to participants only.',
  })
  onlineUrl: string | null;

  @TextField({ label: 'Language', max: 35, example: 'en', description: 'A BCP 47 tag.' })
  @IsLocale({ message: 'Language must be a tag like en or pt-BR' })
  language: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    example: '0f5b6c1e-7a57-4a9b-9d55-1a2b3c4d5e6f',
    description: 'A user. Staff see the offerings that they host.',
  })
  @MayBeNull()
  @IsUUID(undefined, { message: 'Host must be the id of a user' })
  hostId: string | null;

  @WholeNumberField('Seats', MOST_SEATS, 12)
  seats: number | null;

  @WholeNumberField('Minimum', MOST_SEATS, 6)
  minParticipants: number | null;

  @ChoiceField({ label: 'Payment', choices: ['free', 'course'], name: 'OfferingPayment' })
  payment: 'free' | 'course';

  @ObjectListField(SaveQuestionDto, { label: 'Questions', max: MOST_QUESTIONS })
  @ArrayUnique(({ id }: SaveQuestionDto) => id, { message: 'Questions must have different ids' })
  questions: SaveQuestionDto[];

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 168,
    example: 24,
    description: 'How many hours a freed seat is held for the next person on the waitlist.',
  })
  @IsInt({ message: 'Hours must be a whole number from 1 to 168' })
  @Min(1, { message: 'Hours must be a whole number from 1 to 168' })
  @Max(168, { message: 'Hours must be a whole number from 1 to 168' })
  offerHours: number;

  @UrlField({
    label: 'Recording',
    nullable: true,
    example: 'https://videos.example.org/rag-evening',
  })
  recordingUrl: string | null;
}

export const REPEATS = ['day', 'week', 'two-weeks', 'month'] as const;

export class RepeatDto {
  @ChoiceField({ label: 'Every', choices: REPEATS, name: 'OfferingRepeat' })
  every: (typeof REPEATS)[number];

  @ApiProperty({
    type: 'integer',
    minimum: 2,
    maximum: MOST_REPEATS,
    example: 6,
    description: 'How many offerings there are in all.',
  })
  @IsInt({ message: `Times must be a whole number from 2 to ${MOST_REPEATS}` })
  @Min(2, { message: `Times must be a whole number from 2 to ${MOST_REPEATS}` })
  @Max(MOST_REPEATS, { message: `Times must be a whole number from 2 to ${MOST_REPEATS}` })
  times: number;
}

export class CreateOfferingDto extends OfferingFieldsDto {
  @ObjectField(RepeatDto, { label: 'Repeat', optional: true })
  repeat?: RepeatDto;
}

export const SCOPES = ['one', 'onwards'] as const;

export class UpdateOfferingDto extends OfferingFieldsDto {
  @ApiProperty({
    type: 'integer',
    example: 3,
    description:
      'The `version` that was read. If the offering has changed since, the answer is 409.',
  })
  @IsInt({ message: 'Version must be a whole number' })
  version: number;

  @ChoiceField({ label: 'Scope', choices: SCOPES, name: 'OfferingScope', default: 'one' })
  scope: (typeof SCOPES)[number] = 'one';
}
