import type { Family } from '../../covers/palette.js';
import type { Motif } from '../../covers/motifs/index.js';
import type { Course, Product, ProductPrice } from '../model.js';

export type PricePlan = Pick<ProductPrice, 'payment_type' | 'label' | 'price'> &
  Partial<Pick<ProductPrice, 'number_of_payments' | 'interval' | 'interval_count'>>;

/** A primary price in US dollars that is not paid once. */
export type PrimaryPrice = Partial<Omit<ProductPrice, 'id' | 'is_primary' | 'label' | 'price'>>;

export interface DemoCourse {
  id: number;
  name: string;
  family: Family;
  motif: Motif;
  /** US dollars, unless `primary` says otherwise. 0 is a free course. */
  price: number;
  primary?: PrimaryPrice;
  plans?: PricePlan[];
  /** Free text as course authors type it. */
  duration?: string;
  keywords?: string;
  instructor?: number;
  description: string | null;
  chapters: string[];
  /** How the platform's response differs from the usual one. */
  course?: Partial<Course>;
  product?: Partial<Product>;
}
