import { ApiProperty } from '@nestjs/swagger';
import { PaymentOptionDto } from '../../catalogue/courses/dto/payment-option.dto.js';
import { PictureDto } from '../../pictures/dto/picture.dto.js';
import { OFFERING_KINDS, type OfferingKind } from '../offering.entity.js';
import { OFFERING_STATES, type OfferingState } from './offering-state.js';
import { QuestionDto } from './question.dto.js';

export class OfferingSessionDto {
  @ApiProperty({ format: 'date-time', example: '2027-02-01T17:00:00.000Z' })
  startsAt: string;

  @ApiProperty({ format: 'date-time', example: '2027-02-01T19:00:00.000Z' })
  endsAt: string;
}

export class OfferingCourseDto {
  @ApiProperty({ example: '2200451', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'retrieval-augmented-generation-in-practice' })
  slug: string;

  @ApiProperty({ example: 'Retrieval-Augmented Generation in Practice' })
  title: string;

  @ApiProperty({
    type: [PaymentOptionDto],
    description: 'As in the public course; show the first one. Empty without a price.',
  })
  paymentOptions: PaymentOptionDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://lectern-academy.thinkific.com/enroll/3300451?price_id=4400451',
    description: 'Where the course is paid.',
  })
  enrolUrl: string | null;
}

/** A cohort, event or meetup as visitors see it in lists. */
export class OfferingDto {
  @ApiProperty({ example: '12', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'rag-cohort-spring', description: 'The readable part of its address.' })
  slug: string;

  @ApiProperty({ enum: OFFERING_KINDS, enumName: 'OfferingKind', example: 'cohort' })
  kind: OfferingKind;

  @ApiProperty({ enum: OFFERING_STATES, enumName: 'OfferingState', example: 'open' })
  state: OfferingState;

  @ApiProperty({ example: 'RAG in Practice: spring cohort' })
  title: string;

  @ApiProperty({ example: 'Ten weeks, two evenings a week, with a project of your own.' })
  summary: string;

  @ApiProperty({
    type: OfferingCourseDto,
    nullable: true,
    description: 'Null without a course, and while visitors do not see it.',
  })
  course: OfferingCourseDto | null;

  @ApiProperty({ example: 'Europe/Berlin', description: 'An IANA name.' })
  timeZone: string;

  @ApiProperty({ format: 'date-time', example: '2027-02-01T17:00:00.000Z' })
  startsAt: string;

  @ApiProperty({ format: 'date-time', example: '2027-04-07T18:00:00.000Z' })
  endsAt: string;

  @ApiProperty({ example: false, description: 'Nobody can register any more.' })
  hasStarted: boolean;

  @ApiProperty({ type: 'integer', minimum: 1, example: 20 })
  sessionCount: number;

  @ApiProperty({ type: String, nullable: true, example: 'Torstraße 1, Berlin' })
  place: string | null;

  @ApiProperty({
    example: true,
    description: 'It takes place online, too. Participants get the link by mail.',
  })
  isOnline: boolean;

  @ApiProperty({ example: 'en', description: 'A BCP 47 tag.' })
  language: string;

  @ApiProperty({ type: String, nullable: true, example: 'Amara Okafor' })
  host: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    nullable: true,
    example: 3,
    description: 'Null for five or more, and without a limit.',
  })
  seatsLeft: number | null;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    example: 6,
    description: 'It takes place from this number of participants.',
  })
  minParticipants: number | null;

  @ApiProperty({
    enum: ['free', 'course'],
    enumName: 'OfferingPayment',
    example: 'course',
    description: '`course`: by the enrol link of the course, at its price.',
  })
  payment: 'free' | 'course';

  @ApiProperty({
    type: PictureDto,
    required: false,
    description: 'Absent without one and until it is downloaded.',
  })
  picture?: PictureDto;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The recording of a past offering.',
  })
  recordingUrl: string | null;
}

/** A cohort, event or meetup as its own page shows it. */
export class OfferingDetailDto extends OfferingDto {
  @ApiProperty({ example: '<p>We build a question answering system.</p>', description: 'HTML.' })
  text: string;

  @ApiProperty({ type: [OfferingSessionDto], description: 'In the order of time.' })
  sessions: OfferingSessionDto[];

  @ApiProperty({ type: [QuestionDto], description: 'Asked in the registration.' })
  questions: QuestionDto[];

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    example: 24,
    description: 'How many hours a freed seat is held for the next person on the waitlist.',
  })
  offerHours: number;
}
