import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { LIMITS } from '../../common/validation/limits.js';
import { TextField } from '../../common/validation/text-field.js';

/** A path has one slash at its start: browsers read two, or a backslash, as the start of another host. */
const ADDRESS =
  /^(?:\/(?![/\\])[^\s\\\p{Bidi_Control}]*|https?:\/\/[^\s\\\p{Bidi_Control}]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d ()-]+)$/u;

const INVALID =
  'must be a path like /courses, or an address that begins with https://, mailto: or tel:';

interface AddressFieldOptions {
  label: string;
  example: string;
  nullable?: boolean;
}

/** Declares the target of a link: a path of this site, or an http(s), mailto or tel address. */
export function AddressField(options: AddressFieldOptions): PropertyDecorator {
  return applyDecorators(
    TextField({ ...options, max: LIMITS.url }),
    Matches(ADDRESS, { message: `${options.label} ${INVALID}` }),
  );
}
