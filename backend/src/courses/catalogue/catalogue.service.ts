import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NotFoundError } from '../../common/problem/app-error.js';
import { type CatalogueIndexDto, toIndex } from '../dto/catalogue-index.dto.js';
import type { CataloguePageDto, CourseCardDto } from '../dto/course-card.dto.js';
import { type CatalogueFilters, CatalogueOutline } from './catalogue-outline.service.js';
import { readCards } from './course-cards.queries.js';

const PAGE = 24;
const FEATURED = 3;

/** Characters: what the largest card has room for, and what a card in a long list has. */
const LONG_OPENING = 400;
const SHORT_OPENING = 80;

@Injectable()
export class CatalogueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outline: CatalogueOutline,
  ) {}

  /** @throws NotFoundError beyond the last page */
  async requirePage(filters: CatalogueFilters, page: number): Promise<void> {
    requirePageOf(await this.outline.filter(filters), page);
  }

  async page(filters: CatalogueFilters, page: number): Promise<CataloguePageDto> {
    return this.pageOf(await this.outline.filter(filters), page);
  }

  /** So many of these courses, in their order. @throws NotFoundError beyond the last page */
  async pageOf(courses: readonly { id: string }[], page: number): Promise<CataloguePageDto> {
    requirePageOf(courses, page);
    const shown = courses.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id);
    const cards = await readCards(this.dataSource, SHORT_OPENING, shown);
    return {
      courses: shown.flatMap((id) => cards.find((card) => card.id === id) ?? []),
      total: courses.length,
    };
  }

  async featured(): Promise<CourseCardDto[]> {
    const ids = (await this.outline.list()).slice(0, FEATURED).map(({ id }) => id);
    return readCards(this.dataSource, LONG_OPENING, ids);
  }

  async index(): Promise<CatalogueIndexDto> {
    return toIndex(await readCards(this.dataSource, SHORT_OPENING));
  }
}

function requirePageOf({ length }: readonly unknown[], page: number): void {
  if (page > Math.max(1, Math.ceil(length / PAGE))) {
    throw new NotFoundError(`There is no page ${page} of these courses.`);
  }
}
