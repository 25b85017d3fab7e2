import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { BooleanField } from '../../common/validation/choice-field.js';
import { TextField } from '../../common/validation/text-field.js';
import { UrlField } from '../../common/validation/url-field.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook-message.dto.js';

const SOME = { message: 'Events must have at least one item' };

function EventsField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      enum: WEBHOOK_EVENTS,
      enumName: 'WebhookEvent',
      isArray: true,
      minItems: 1,
      maxItems: WEBHOOK_EVENTS.length,
      uniqueItems: true,
      example: ['course.changed', 'sync.finished'],
    }),
    IsArray(SOME),
    ArrayMinSize(1, SOME),
    ArrayMaxSize(WEBHOOK_EVENTS.length, SOME),
    ArrayUnique({ message: 'Events must be distinct' }),
    IsIn(WEBHOOK_EVENTS, {
      each: true,
      message: `Events must be among ${WEBHOOK_EVENTS.join(', ')}`,
    }),
  );
}

export class SaveWebhookEndpointDto {
  @TextField({ label: 'Name', max: 50, example: 'CRM' })
  name: string;

  @UrlField({
    label: 'Address',
    example: 'https://crm.example.org/hooks/lectern',
    description: 'https, on a public address.',
    invalid: 'Address must be like https://crm.example.org/hooks/lectern',
  })
  url: string;

  @EventsField()
  events: WebhookEvent[];

  @BooleanField({ label: 'Active', default: true, description: 'False: nothing is sent.' })
  is_active: boolean = true;
}
