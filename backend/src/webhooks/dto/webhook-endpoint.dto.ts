import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DELIVERY_STATES, type DeliveryState } from '../webhook-delivery.entity.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-message.dto.js';

export class LastDeliveryDto {
  @ApiProperty({ enum: DELIVERY_STATES, enumName: 'WebhookDeliveryState', example: 'delivered' })
  state: DeliveryState;

  @ApiProperty({ format: 'date-time', example: '2026-03-05T09:41:00.000Z' })
  at: string;
}

export class WebhookEndpointDto {
  @ApiProperty({ example: '2f1c7e0a-51d7-4b86-8f8e-0c1d3f6a9b22', description: 'Opaque.' })
  id: string;

  @ApiProperty({ example: 'CRM' })
  name: string;

  @ApiProperty({ format: 'uri', example: 'https://crm.example.org/hooks/lectern' })
  url: string;

  @ApiProperty({
    enum: WEBHOOK_EVENTS,
    enumName: 'WebhookEvent',
    isArray: true,
    example: ['course.changed'],
  })
  events: WebhookEvent[];

  @ApiProperty({ example: true, description: 'False: nothing is sent or queued.' })
  is_active: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-03-04T05:06:07.089Z' })
  created_at: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-03-05T05:06:07.089Z',
    description: 'Until then, messages are also signed with the previous secret.',
  })
  former_secret_until: string | null;

  @ApiPropertyOptional({
    type: LastDeliveryDto,
    description: 'The latest attempted delivery; absent: none in the last 30 days.',
  })
  last_delivery?: LastDeliveryDto;
}

export class WebhookEndpointListDto {
  @ApiProperty({ type: [WebhookEndpointDto], description: 'Newest first.' })
  endpoints: WebhookEndpointDto[];
}

export class NewWebhookEndpointDto {
  @ApiProperty({ type: WebhookEndpointDto })
  endpoint: WebhookEndpointDto;

  @ApiProperty({
    example: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    description: 'Signs the messages. It is shown only once.',
  })
  secret: string;
}
