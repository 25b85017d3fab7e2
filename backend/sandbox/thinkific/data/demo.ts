import { productIdOf } from '../ids.js';
import type { Bundle, Catalogue, Product } from '../model.js';
import { aiFoundations } from './ai-foundations.js';
import { aiSystems } from './ai-systems.js';
import { buildCourse, buildPrices, buildProduct, createdAt } from './build-records.js';
import { dataAnalytics } from './data-analytics.js';
import { dataEngineering } from './data-engineering.js';
import type { DemoCourse } from './demo-course.js';
import { COLLECTIONS, DEFAULT_COLLECTION, FAMILY_COLLECTION, INSTRUCTORS } from './site.js';
import { demoPromotions } from './promotions.js';
import { DEMO_REVIEWS } from './reviews.js';
import { softwareCraft } from './software-craft.js';
import { softwareSystems } from './software-systems.js';
import { unlisted } from './unlisted.js';

export const DEMO_COURSES: readonly DemoCourse[] = [
  ...aiFoundations,
  ...aiSystems,
  ...dataEngineering,
  ...dataAnalytics,
  ...softwareCraft,
  ...softwareSystems,
  ...unlisted,
];

/** Bundles and courses have separate ids, so this is also the id of a course. */
const BUNDLE: Bundle = {
  id: 2200451,
  name: 'Applied AI Career Bundle',
  slug: 'applied-ai-career-bundle',
  description: '<p>Three courses that build on each other, at the price of two.</p>',
  tagline: null,
  banner_image_url: '/assets/tenant/default-course-banner.jpg',
  bundle_card_image_url: 'cover:deep-learning-in-pytorch',
  course_ids: [2200451, 2200613, 2204018],
};

const BUNDLE_PRODUCT_ID = productIdOf(2_299_001);

const bundleProduct = (position: number): Product => ({
  id: BUNDLE_PRODUCT_ID,
  created_at: createdAt(BUNDLE_PRODUCT_ID),
  productable_id: BUNDLE.id,
  productable_type: 'Bundle',
  price: '1049.0',
  position,
  status: 'published',
  name: BUNDLE.name,
  private: false,
  hidden: false,
  subscription: false,
  days_until_expiry: null,
  has_certificate: false,
  keywords: null,
  seo_title: null,
  seo_description: null,
  collection_ids: [DEFAULT_COLLECTION, FAMILY_COLLECTION.ai],
  related_product_ids: BUNDLE.course_ids.map(productIdOf),
  description: BUNDLE.description,
  card_image_url: BUNDLE.bundle_card_image_url,
  slug: BUNDLE.slug,
  product_prices: buildPrices(BUNDLE_PRODUCT_ID, 1049),
});

/** Returns a new copy of the demo catalogue: 33 courses, 29 of them sold publicly, and a bundle. */
export function demoCatalogue(): Catalogue {
  const products = DEMO_COURSES.map((course, index) => buildProduct(course, index + 1));
  products.splice(3, 0, bundleProduct(products.length + 1));
  return {
    courses: DEMO_COURSES.map(buildCourse),
    products,
    collections: COLLECTIONS,
    instructors: INSTRUCTORS,
    bundles: [BUNDLE],
    promotions: demoPromotions(),
    reviews: DEMO_REVIEWS,
  };
}
