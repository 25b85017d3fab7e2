import { cleanText } from '../../../common/text/visible.js';
import type { BundleRow } from '../../platform.js';
import { ServerFailureError, UnreadableError } from '../http/unreadable-error.js';
import { toPaymentOptions } from './payment-options.js';
import type { ThinkificClient } from './thinkific.client.js';
import { isOnSale, toEnrollUrl } from './thinkific.mapper.js';
import type { ThinkificProduct } from './thinkific.schemas.js';

interface ReadBundles {
  /** Undefined: they could not be read. */
  rows?: BundleRow[];
  /** Why there are none. */
  refusal?: string;
}

/** Sends one request per bundle on sale, since a product does not list its courses. */
export async function readBundles(
  client: ThinkificClient,
  products: ThinkificProduct[],
  siteUrl: string,
  signal: AbortSignal,
): Promise<ReadBundles> {
  const rows: BundleRow[] = [];
  try {
    for (const product of products) {
      const name = cleanText(product.name);
      if (product.productable_type !== 'Bundle' || !isOnSale(product) || name === null) continue;
      const courses = await client.coursesOfBundle(product.productable_id, signal);
      rows.push({
        id: product.id,
        name,
        payment_options: toPaymentOptions(product),
        enroll_url: toEnrollUrl(product, siteUrl),
        position: product.position ?? null,
        course_ids: courses?.items.map(({ id }) => id) ?? [],
      });
    }
    return { rows };
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof ServerFailureError) {
      return { refusal: error.message };
    }
    throw error;
  }
}
