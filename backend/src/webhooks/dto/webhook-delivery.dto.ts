import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { DELIVERY_STATES, type DeliveryState } from '../webhook-delivery.entity.js';
import { SENT_EVENTS, type SentEvent } from './webhook-message.dto.js';

export class WebhookDeliveryDto {
  @ApiProperty({
    example: '9a1d8c1e-6f0b-4c5e-8a43-5be1f1f0c7aa',
    description: 'What `webhook-id` says, at each try and replay.',
  })
  id: string;

  @ApiProperty({ enum: SENT_EVENTS, enumName: 'SentWebhookEvent', example: 'course.changed' })
  event: SentEvent;

  @ApiProperty({
    example: 'thinkific 2200451',
    description: 'What it is about: an id, of a course with its platform.',
  })
  subject: string;

  @ApiProperty({
    enum: DELIVERY_STATES,
    enumName: 'WebhookDeliveryState',
    example: 'waiting',
    description:
      'waiting: for its first try or the next one; failed: given up after three days; dropped: what it was about was ' +
      'gone before it could be sent, or the endpoint did not want the event any more, or was off for three days.',
  })
  state: DeliveryState;

  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  created_at: string;

  @ApiProperty({ type: 'integer', minimum: 0, example: 2, description: 'Since the last replay.' })
  tries: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-03-04T05:07:07.089Z',
    description: 'The last try.',
  })
  tried_at: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-03-04T05:09:07.089Z',
    description: 'The next try; null unless it waits.',
  })
  due_at: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 502,
    description: 'Of the last answer; null: there was none.',
  })
  status: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 184,
    description: 'How long the last try took.',
  })
  milliseconds: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: 1_024,
    example: 'Bad Gateway',
    description: 'How the last answer’s body begins.',
  })
  answer: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The answer was 502.',
    description: 'What went wrong at the last try; null: nothing.',
  })
  fault: string | null;
}

export class WebhookDeliveryListDto {
  @ApiProperty({ type: [WebhookDeliveryDto], description: 'Newest first, of the last 30 days.' })
  deliveries: WebhookDeliveryDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
