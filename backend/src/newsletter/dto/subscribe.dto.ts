import { ChoiceField } from '../../common/validation/choice-field.js';
import { EmailField } from '../../common/validation/text-field.js';
import { ApiProperty } from '@nestjs/swagger';

export class SubscribedDto {
  @ApiProperty({ example: 'maria@example.org', description: 'The stored address.' })
  email: string;

  @ApiProperty({
    example: false,
    description:
      'Whether a new address gets the newsletter only once it is confirmed by the link in a mail to it. ' +
      'Of the site, not of the address.',
  })
  needsConfirmation: boolean;
}

export const SUBSCRIBE_FORMS = ['newsletter', 'dates'] as const;

export class SubscribeDto {
  @EmailField()
  email: string;

  @ChoiceField({
    label: 'Form',
    choices: SUBSCRIBE_FORMS,
    name: 'SubscribeForm',
    optional: true,
  })
  form?: (typeof SUBSCRIBE_FORMS)[number];
}
