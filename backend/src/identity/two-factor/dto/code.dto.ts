import { TextField, type TextFieldOptions } from '../../../common/validation/text-field.js';

/** What an authenticator app shows, or a recovery code; blanks and dashes in it do not matter. */
export const CodeField = (options: Pick<TextFieldOptions, 'optional' | 'description'> = {}) =>
  TextField({ label: 'Code', max: 40, example: '492039', ...options });

export class CodeDto {
  @CodeField({ description: 'Of the authenticator app, or a recovery code.' })
  code: string;
}
