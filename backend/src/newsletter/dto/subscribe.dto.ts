import { ChoiceField } from '../../common/validation/choice-field.js';
import { EmailField } from '../../common/validation/email-field.js';

/** The forms of the site. */
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
