import { EmailField } from '../../common/validation/email-field.js';

export class SubscribeDto {
  @EmailField()
  email: string;
}
