import { priceIdOf, parseChapterId } from './ids.js';
import { isFree, toDecimal } from './money.js';
import { ONCE } from './data/build-records.js';
import type {
  Bundle,
  Catalogue,
  Collection,
  Coupon,
  Course,
  Instructor,
  Product,
  Promotion,
  Review,
} from './model.js';

export type CourseChanges = Partial<Omit<Course, 'id' | 'product_id'>>;

export type InstructorChanges = Partial<Omit<Instructor, 'id'>>;

/** `price` sets the product's price everywhere, unless `product_prices` lists the prices. */
export type ProductChanges = Partial<Omit<Product, 'id' | 'productable_id'>>;

/** The current content of the platform. Records are replaced and never modified. */
export class ThinkificStore {
  readonly #courses = new Map<number, Course>();
  readonly #products = new Map<number, Product>();
  readonly #removed = new Set<number>();
  #collections: Collection[] = [];
  #instructors: Instructor[] = [];
  #bundles: Bundle[] = [];
  #promotions: Promotion[] = [];
  #reviews: Review[] = [];

  load(catalogue: Catalogue): void {
    this.#courses.clear();
    this.#products.clear();
    this.#removed.clear();
    for (const course of catalogue.courses) this.#courses.set(course.id, course);
    for (const product of catalogue.products) this.#products.set(product.id, product);
    this.#collections = catalogue.collections;
    this.#instructors = catalogue.instructors;
    this.#bundles = catalogue.bundles;
    this.#promotions = catalogue.promotions;
    this.#reviews = catalogue.reviews;
  }

  courses(): Course[] {
    return [...this.#courses.values()].filter((course) => !this.#removed.has(course.id));
  }

  course(id: number): Course | undefined {
    return this.#removed.has(id) ? undefined : this.#courses.get(id);
  }

  courseOfChapter(chapterId: number): Course | undefined {
    const { courseId, position } = parseChapterId(chapterId);
    const course = this.course(courseId);
    return course && position >= 1 && position <= course.chapters.length ? course : undefined;
  }

  products(): Product[] {
    return [...this.#products.values()].filter((product) => this.#isSold(product));
  }

  product(id: number): Product | undefined {
    const product = this.#products.get(id);
    return product && this.#isSold(product) ? product : undefined;
  }

  productsIn(collectionId: number): Product[] {
    return this.products().filter((product) => product.collection_ids.includes(collectionId));
  }

  productsOfCollection(id: number): Product[] | undefined {
    return this.collection(id) && this.productsIn(id);
  }

  collections(): Collection[] {
    return this.#collections;
  }

  collection(id: number): Collection | undefined {
    return this.#collections.find((collection) => collection.id === id);
  }

  instructors(): Instructor[] {
    return this.#instructors;
  }

  instructor(id: number | null): Instructor | undefined {
    return this.#instructors.find((instructor) => instructor.id === id);
  }

  changeInstructor(id: number, changes: InstructorChanges): Instructor | undefined {
    this.#instructors = this.#instructors.map((each) =>
      each.id === id ? { ...each, ...changes } : each,
    );
    return this.instructor(id);
  }

  removeInstructor(id: number): Instructor | undefined {
    const removed = this.instructor(id);
    this.#instructors = this.#instructors.filter((each) => each !== removed);
    return removed;
  }

  bundle(id: number): Bundle | undefined {
    return this.#bundles.find((bundle) => bundle.id === id);
  }

  coursesIn(bundle: Bundle): Course[] {
    return bundle.course_ids.flatMap((id) => this.course(id) ?? []);
  }

  coursesOfBundle(id: number): Course[] | undefined {
    const bundle = this.bundle(id);
    return bundle && this.coursesIn(bundle);
  }

  promotions(): Promotion[] {
    return this.#promotions;
  }

  promotion(id: number): Promotion | undefined {
    return this.#promotions.find((promotion) => promotion.id === id);
  }

  coupons(promotionId: number): Coupon[] | undefined {
    return this.promotion(promotionId)?.coupons;
  }

  promotionOf(productId: number, code: string): Promotion | undefined {
    return this.#promotions.find(
      ({ coupons, product_ids: products }) =>
        coupons.some((coupon) => coupon.code === code) &&
        (products.length === 0 || products.includes(productId)),
    );
  }

  setPromotions(promotions: Promotion[]): void {
    this.#promotions = promotions;
  }

  /** @param approved undefined: those that are not approved as well */
  reviews(courseId: number, approved: boolean | undefined): Review[] {
    return this.#reviews.filter(
      (review) =>
        review.course_id === courseId && (approved === undefined || review.approved === approved),
    );
  }

  setReviews(reviews: Review[]): void {
    this.#reviews = reviews;
  }

  /** Changes a course. A new name also renames its product, as in the vendor's course builder. */
  changeCourse(id: number, changes: CourseChanges): Course | undefined {
    const course = this.course(id);
    if (!course) return undefined;
    const changed = { ...course, ...changes };
    this.#courses.set(id, changed);
    if (changes.name !== undefined) this.changeProduct(course.product_id, { name: changes.name });
    return changed;
  }

  changeProduct(id: number, changes: ProductChanges): Product | undefined {
    const product = this.product(id);
    if (!product) return undefined;
    const changed = { ...product, ...changes };
    if (changes.price !== undefined && !changes.product_prices) {
      changed.product_prices = withPrimaryPrice(product, changes.price);
    }
    this.#products.set(id, changed);
    return changed;
  }

  removeCourse(id: number): Course | undefined {
    const course = this.course(id);
    if (course) this.#removed.add(id);
    return course;
  }

  /** Restores a removed course at its old position. */
  restoreCourse(id: number): Course | undefined {
    return this.#removed.delete(id) ? this.course(id) : undefined;
  }

  #isSold(product: Product): boolean {
    return product.productable_type !== 'Course' || !this.#removed.has(product.productable_id);
  }
}

function withPrimaryPrice(product: Product, price: string | number | null) {
  const amount = price === null ? null : toDecimal(price);
  const isNothing = amount !== null && isFree(amount);
  const type = isNothing ? ('free' as const) : ('one-time' as const);
  const primary = { price: amount, payment_type: type };
  if (!product.product_prices.some((each) => each.is_primary)) {
    const id = priceIdOf(product.id, 0);
    return [{ ...ONCE, id, is_primary: true, label: null, ...primary }, ...product.product_prices];
  }
  return product.product_prices.map((each) => {
    if (!each.is_primary) return each;
    const isOnce = isNothing || ['free', 'one-time'].includes(each.payment_type);
    return isOnce
      ? { ...each, ...ONCE, currency: each.currency, ...primary }
      : { ...each, price: amount };
  });
}
