import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { PictureDto } from '../../../pictures/dto/picture.dto.js';
import { isPaidOnce } from '../../../common/price/price-words.js';
import type { FeaturedCourseDto } from './course-card.dto.js';
import { PaymentOptionDto } from './payment-option.dto.js';

type Fields = Required<Omit<FeaturedCourseDto, 'picture' | 'paymentOptions'>>;
type Columns = { [Field in keyof Fields]: Fields[Field][] };
type PictureColumns = { [Field in keyof PictureDto]: (PictureDto[Field] | null)[] };

const column = (type: 'string' | 'integer' | 'boolean', example: unknown[]) =>
  ApiProperty({ type: 'array', items: { type }, example });

const sparse = (type: 'string' | 'number' | 'integer', example: unknown[]) =>
  ApiProperty({ type: 'array', items: { type, nullable: true }, example });

/** Null at the index of a course without a picture. */
class PictureColumnsDto implements PictureColumns {
  @sparse('string', ['/pictures/3f2a9c0b7d1e4f5a8b6c', null])
  path: (string | null)[];

  @sparse('integer', [1280, null])
  width: (number | null)[];

  @sparse('integer', [720, null])
  height: (number | null)[];

  @sparse('string', ['#3b5f8a', null])
  colour: (string | null)[];
}

/** The cards of all courses as one array per field, which compresses a fifth better than objects. */
@ApiExtraModels(PaymentOptionDto)
export class CatalogueIndexDto implements Columns {
  @column('string', ['2200451', '2200458'])
  id: string[];

  @column('string', ['rag-in-practice', 'sql'])
  slug: string[];

  @column('string', ['RAG in Practice', 'SQL'])
  title: string[];

  @sparse('string', ['Build a question answering system.', null])
  opening: (string | null)[];

  @sparse('string', ['AI', 'Data'])
  category: (string | null)[];

  @sparse('string', ['Intermediate', null])
  level: (string | null)[];

  @column('string', ['Self-paced', 'Self-paced'])
  format: string[];

  @sparse('string', ['6 weeks', null])
  duration: (string | null)[];

  @sparse('number', [249, null])
  price: (number | null)[];

  @ApiProperty({
    type: 'array',
    items: {
      type: 'array',
      items: { $ref: getSchemaPath(PaymentOptionDto) },
      nullable: true,
    },
    description: 'Null for a course that costs `price` US dollars in one payment.',
    example: [null, [{ type: 'one-time', amount: 49, currency: 'CAD' }]],
  })
  paymentOptions: (PaymentOptionDto[] | null)[];

  @ApiProperty({ description: 'In the order of the courses.' })
  pictures: PictureColumnsDto;

  @column('integer', [3, 8])
  modules: number[];

  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' } },
    example: [['Amara Okafor'], []],
  })
  instructors: string[][];

  @column('boolean', [true, true])
  isOpen: boolean[];
}

export function toIndex(cards: readonly FeaturedCourseDto[]): CatalogueIndexDto {
  return {
    id: cards.map(({ id }) => id),
    slug: cards.map(({ slug }) => slug),
    title: cards.map(({ title }) => title),
    opening: cards.map(({ opening }) => opening),
    category: cards.map(({ category }) => category),
    level: cards.map(({ level }) => level),
    format: cards.map(({ format }) => format),
    duration: cards.map(({ duration }) => duration),
    price: cards.map(({ price }) => price),
    paymentOptions: cards.map(({ price, paymentOptions }) =>
      isPaidOnce(price, paymentOptions) ? null : paymentOptions,
    ),
    pictures: {
      path: cards.map(({ picture }) => picture?.path ?? null),
      width: cards.map(({ picture }) => picture?.width ?? null),
      height: cards.map(({ picture }) => picture?.height ?? null),
      colour: cards.map(({ picture }) => picture?.colour ?? null),
    },
    modules: cards.map(({ modules }) => modules),
    instructors: cards.map(({ instructors }) => instructors),
    isOpen: cards.map(({ isOpen }) => isOpen),
  };
}
