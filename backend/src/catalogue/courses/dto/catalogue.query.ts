import { CountQuery } from '../../../common/pagination/page-query.js';
import { ChoiceField } from '../../../common/validation/choice-field.js';
import { TextField } from '../../../common/validation/text-field.js';
import type { CatalogueFilters } from '../catalogue/catalogue-outline.service.js';
import {
  type CatalogueSort,
  type CoursePrice,
  PRICES,
  SORTS,
} from '../catalogue/price-and-order.js';
import { MAX_SEARCH } from '../../../common/search/search-words.js';

export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const;
const FORMATS = ['self-paced', 'cohort'] as const;

export class CatalogueQuery implements CatalogueFilters {
  @TextField({
    label: 'Category',
    optional: true,
    max: 60,
    description: 'One of the categories that the site has published; 400 for others.',
    example: 'Data',
  })
  category?: string;

  @ChoiceField({ label: 'Level', choices: LEVELS, name: 'CourseLevel', optional: true })
  level?: (typeof LEVELS)[number];

  @ChoiceField({ label: 'Format', choices: FORMATS, name: 'CourseFormat', optional: true })
  format?: (typeof FORMATS)[number];

  @ChoiceField({ label: 'Price', choices: PRICES, name: 'CoursePrice', optional: true })
  price?: CoursePrice;

  @TextField({
    label: 'Search',
    optional: true,
    min: 0,
    max: MAX_SEARCH,
    description:
      'Words, or beginnings of words, that must all occur in title, category or opening; ' +
      'accents, typos and synonyms are tolerated. The best match comes first.',
    example: 'pyhton',
  })
  q?: string;

  @ChoiceField({ label: 'Sort', choices: SORTS, name: 'CatalogueSort', optional: true })
  sort?: CatalogueSort;

  @CountQuery({ label: 'Page', default: 1, description: '404 beyond the last page.' })
  page: number = 1;
}
