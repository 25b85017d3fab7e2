import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { TextField } from '../../common/validation/text-field.js';

/** The page's security policy allows pictures of this site only. */
const UPLOADED = /^https?:\/\/[^/\s]+\/pictures\/[0-9a-f]{20}\/\d{2,4}\.jpg$/;

/** Declares the URL of an uploaded picture, or null. */
export function PictureUrlField(label: string): PropertyDecorator {
  return applyDecorators(
    TextField({
      label,
      max: 300,
      nullable: true,
      example: 'https://www.example.org/pictures/3f2a9c0b7d1e4f5a8b6c/640.jpg',
      description: 'The URL of an uploaded picture; null for none.',
    }),
    Matches(UPLOADED, { message: `${label} must be an uploaded picture` }),
  );
}
