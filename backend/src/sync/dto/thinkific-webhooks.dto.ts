import { ApiProperty } from '@nestjs/swagger';

export class ThinkificWebhookDto {
  @ApiProperty({ example: 'course.updated' })
  topic: string;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-01T06:00:21.480Z',
    description: 'Null: not registered with the present address of the site.',
  })
  registered_at: string | null;
}

export class ThinkificWebhooksDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Why webhooks cannot be registered, and what to do; null if they can be.',
  })
  problem: string | null;

  @ApiProperty({ type: [ThinkificWebhookDto] })
  webhooks: ThinkificWebhookDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'course.updated',
    description: 'The last event about a course or a product; null if none has arrived.',
  })
  last_event: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    example: '2026-03-01T06:00:21.480Z',
  })
  last_event_at: string | null;
}
