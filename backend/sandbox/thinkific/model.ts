/**
 * Names and nulls are the vendor's. Serializers add derived values. An image is null, site-relative (`/assets/…`),
 * absolute, or `cover:{slug}`, a picture of this sandbox.
 */
export interface Course {
  id: number;
  name: string;
  slug: string;
  product_id: number;
  description: string | null;
  keywords: string | null;
  duration: string | null;
  banner_image_url: string | null;
  course_card_image_url: string | null;
  reviews_enabled: boolean;
  user_id: number | null;
  instructor_id: number | null;
  /** Chapter names in order. Ids and contents derive from them. */
  chapters: string[];
}

type PaymentType = 'free' | 'one-time' | 'subscription' | 'payment-plan';

export interface ProductPrice {
  id: number;
  is_primary: boolean;
  payment_type: PaymentType;
  label: string | null;
  price: string | null;
  number_of_payments: string | null;
  interval: 'month' | 'year' | null;
  interval_count: string | null;
  trial_interval: 'day' | 'month' | null;
  trial_interval_count: string | null;
  custom_first_price: string | null;
  currency: string;
}

export interface Product {
  id: number;
  created_at: string;
  productable_id: number;
  productable_type: string;
  /** The vendor's specification says number, but most of its responses have a decimal string. */
  price: string | number | null;
  position: number;
  status: string;
  name: string;
  private: boolean;
  hidden: boolean;
  subscription: boolean;
  days_until_expiry: number | null;
  has_certificate: boolean;
  keywords: string | null;
  seo_title: string | null;
  seo_description: string | null;
  collection_ids: number[];
  related_product_ids: number[];
  description: string | null;
  card_image_url: string | null;
  slug: string;
  product_prices: ProductPrice[];
}

export interface Collection {
  id: number;
  name: string;
  description: string;
  slug: string;
  created_at: string;
  default: boolean;
}

export interface Instructor {
  id: number;
  user_id: number | null;
  title: string | null;
  first_name: string;
  last_name: string;
  bio: string | null;
  slug: string;
  avatar_url: string | null;
  email: string | null;
  created_at: string;
}

export interface Bundle {
  id: number;
  name: string;
  slug: string;
  description: string | null;
  tagline: string | null;
  banner_image_url: string | null;
  bundle_card_image_url: string | null;
  course_ids: number[];
}

export interface Coupon {
  id: number;
  code: string;
  note: string | null;
  quantity_used: number;
  /** Null: unlimited. */
  quantity: number | null;
  created_at: string;
}

export interface Promotion {
  id: number;
  name: string;
  description: string | null;
  starts_at: string | null;
  expires_at: string | null;
  discount_type: 'fixed' | 'percentage';
  /** The vendor's specification says number, but its responses have a decimal string. */
  amount: string;
  duration: number | null;
  coupons: Coupon[];
  /** The vendor does not list them in responses. Empty: all products. */
  product_ids: number[];
}

export interface Review {
  id: number;
  /** Of 5. */
  rating: number;
  title: string | null;
  review_text: string | null;
  user_id: number;
  course_id: number;
  approved: boolean;
  created_at: string;
}

export interface Catalogue {
  courses: Course[];
  products: Product[];
  collections: Collection[];
  instructors: Instructor[];
  bundles: Bundle[];
  promotions: Promotion[];
  reviews: Review[];
}
