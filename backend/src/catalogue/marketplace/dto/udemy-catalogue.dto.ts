import { ApiProperty } from '@nestjs/swagger';
import { CountQuery } from '../../../common/pagination/page-query.js';
import { MAX_SEARCH } from '../../../common/search/search-words.js';
import { ChoiceField } from '../../../common/validation/choice-field.js';
import { TextField } from '../../../common/validation/text-field.js';
import { UdemyCourseDto } from './udemy-course.dto.js';

export class UdemyCataloguePageDto {
  @ApiProperty({
    type: [UdemyCourseDto],
    description: 'At most 12, by title, or best matches first.',
  })
  courses: UdemyCourseDto[];

  @ApiProperty({ type: 'integer', example: 40, description: 'The total of all pages.' })
  total: number;

  @ApiProperty({
    required: false,
    example: 'docker',
    description: 'A similar search that has results, if this one has none.',
  })
  suggestion?: string;
}

export class UdemyCatalogueQuery {
  @ChoiceField({ label: 'Price', choices: ['free'], name: 'UdemyPrice', optional: true })
  price?: 'free';

  @TextField({
    label: 'Search',
    optional: true,
    min: 0,
    max: MAX_SEARCH,
    description:
      'Words of the title, matched like the catalogue’s `q`. The best match comes first.',
    example: 'dokcer',
  })
  q?: string;

  @CountQuery({ label: 'Page', default: 1, description: '404 beyond the last page.' })
  page: number = 1;
}
