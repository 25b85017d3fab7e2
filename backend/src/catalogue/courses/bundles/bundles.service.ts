import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type PaymentOption, payOnce } from '../../../common/price/price-words.js';
import { toSlug } from '../../../common/text/slug.js';
import { CatalogueOutline } from '../catalogue/catalogue-outline.service.js';
import type { BundleDto, BundleOfCourseDto } from '../dto/bundle.dto.js';
import { findBundles } from './bundles.queries.js';

@Injectable()
export class BundlesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outline: CatalogueOutline,
  ) {}

  /** Returns the bundles with at least one visible course. */
  async list(): Promise<BundleDto[]> {
    const visible = new Map((await this.outline.list()).map((course) => [course.id, course]));
    const bundles = await findBundles(this.dataSource.manager);
    return bundles.flatMap(({ courseIds, ...bundle }) => {
      const courses = courseIds.flatMap((id) => visible.get(id) ?? []);
      if (courses.length === 0) return [];
      const separately = sumOf(
        courses.map(({ paymentOptions }) => paymentOptions),
        bundle.paymentOptions,
      );
      return {
        ...bundle,
        courses: courses.map(({ id, title }) => ({ id, slug: toSlug(title), title })),
        ...(separately && { separately }),
      };
    });
  }

  /** @param courseId a visible course */
  async listOf(courseId: string): Promise<BundleOfCourseDto[]> {
    const bundles = await findBundles(this.dataSource.manager, courseId);
    return bundles.map(({ courseIds: _, ...bundle }) => bundle);
  }
}

/** Returns undefined where the sum cannot be compared with the price of the bundle, or is not higher. */
function sumOf(prices: PaymentOption[][], [bundle]: PaymentOption[]): PaymentOption | undefined {
  if (bundle?.type !== 'one-time') return undefined;
  const firsts = prices.flatMap(([first]) => first ?? []);
  const isComparable = firsts.every(
    ({ type, currency }) => type === 'one-time' && currency === bundle.currency,
  );
  if (!isComparable || firsts.length < prices.length) return undefined;
  const sum = Number(firsts.reduce((total, { amount }) => total + amount, 0).toFixed(2));
  return sum > bundle.amount ? payOnce(sum, bundle.currency)[0] : undefined;
}
