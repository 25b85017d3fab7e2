import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { PictureDto } from '../../pictures/dto/picture.dto.js';
import type { CourseCardDto } from './course-card.dto.js';

type Fields = Required<Omit<CourseCardDto, 'picture'>>;
type Columns = { [Field in keyof Fields]: Fields[Field][] };

const column = (type: 'string' | 'number' | 'boolean', example: unknown[]) =>
  ApiProperty({ type: 'array', items: { type }, example });

const sparse = (type: 'string' | 'number', example: unknown[]) =>
  ApiProperty({ type: 'array', items: { type, nullable: true }, example });

/** The cards of all courses, field by field: like values beside each other are shorter by a fifth. */
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

  @sparse('string', ['https://cdn.example.org/rag.jpg', null])
  imageUrl: (string | null)[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(PictureDto) },
    description: 'By the ids of the courses that have one.',
    example: {
      2200451: { path: '/pictures/3f2a9c0b7d1e4f5a', width: 1280, height: 720, colour: '#3b5f8a' },
    },
  })
  pictures: Record<string, PictureDto>;

  @column('number', [3, 8])
  modules: number[];

  @column('boolean', [true, true])
  isOpen: boolean[];
}

export function toIndex(cards: CourseCardDto[]): CatalogueIndexDto {
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
    imageUrl: cards.map(({ imageUrl }) => imageUrl),
    pictures: Object.fromEntries(
      cards.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])),
    ),
    modules: cards.map(({ modules }) => modules),
    isOpen: cards.map(({ isOpen }) => isOpen),
  };
}
