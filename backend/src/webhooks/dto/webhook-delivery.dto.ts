import { ApiProperty } from '@nestjs/swagger';
import { PaginationDto } from '../../common/pagination/pagination.dto.js';
import { DELIVERY_STATES, type DeliveryState } from '../webhook-delivery.entity.js';
import { SENT_EVENTS, type SentEvent } from './webhook-message.dto.js';

export class WebhookDeliveryDto {
  @ApiProperty({
    example: '9a1d8c1e-6f0b-4c5e-8a43-5be1f1f0c7aa',
    description: 'The `webhook-id`, which stays the same for retries and replays.',
  })
  id: string;

  @ApiProperty({ enum: SENT_EVENTS, enumName: 'SentWebhookEvent', example: 'course.changed' })
  event: SentEvent;

  @ApiProperty({
    example: 'thinkific 2200451',
    description: 'The subject: an id, for a course with its platform.',
  })
  subject: string;

  @ApiProperty({
    enum: DELIVERY_STATES,
    enumName: 'WebhookDeliveryState',
    example: 'waiting',
    description:
      'waiting: for the next attempt; failed: given up after three days; dropped: the subject was ' +
      'deleted before it could be sent, or the endpoint has unsubscribed or was off for three days.',
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
    description: 'The last attempt.',
  })
  tried_at: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-03-04T05:09:07.089Z',
    description: 'The next attempt; null unless it is waiting.',
  })
  due_at: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 502,
    description: 'The status of the last response; null: none.',
  })
  status: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 184,
    description: 'The duration of the last attempt.',
  })
  milliseconds: number | null;

  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: 1_024,
    example: 'Bad Gateway',
    description: 'The beginning of the last response.',
  })
  answer: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The response was 502.',
    description: 'The error of the last attempt; null: none.',
  })
  error: string | null;
}

export class WebhookDeliveryListDto {
  @ApiProperty({ type: [WebhookDeliveryDto], description: 'Newest first, of the last 30 days.' })
  deliveries: WebhookDeliveryDto[];

  @ApiProperty({ type: PaginationDto })
  pagination: PaginationDto;
}
