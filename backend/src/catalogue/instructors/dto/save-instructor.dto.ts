import { TextField } from '../../../common/validation/text-field.js';
import { UrlField } from '../../../common/validation/url-field.js';

/** Characters: two lines of a course page. */
export const MOST_BIO = 300;

const none = { optional: true, nullable: true };

const NameField = ({ optional = false } = {}) =>
  TextField({ label: 'Name', example: 'Amara Okafor', optional });

class InstructorDetailsDto {
  @TextField({ label: 'Role', example: 'Head of Machine Learning', ...none })
  title?: string | null;

  @TextField({
    label: 'About',
    max: MOST_BIO,
    example: 'Amara led applied machine learning at a logistics company for nine years.',
    ...none,
  })
  bio?: string | null;

  @UrlField({
    label: 'Portrait',
    invalid: 'Invalid image URL',
    example: 'https://example.org/portraits/amara.jpg',
    ...none,
  })
  portrait?: string | null;

  @UrlField({
    label: 'Link',
    invalid: 'Link must be like https://amara.example.org',
    example: 'https://amara.example.org',
    ...none,
  })
  link?: string | null;
}

export class CreateInstructorDto extends InstructorDetailsDto {
  @NameField()
  name: string;
}

export class UpdateInstructorDto extends InstructorDetailsDto {
  @NameField({ optional: true })
  name?: string;
}
