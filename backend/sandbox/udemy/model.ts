/** Names and nulls are the vendor's. An image may be `cover:{slug}`, a picture of this sandbox. */
export interface Course {
  /** Opaque and case-sensitive. */
  id: string;
  title: string;
  /** A path on the marketplace. */
  url: string;
  is_paid: boolean;
  is_published: boolean;
  /** The slug in the path. Null for a draft. */
  published_title: string | null;
  headline: string | null;
  created: string;
  /** Null for a draft. */
  published_time: string | null;
  rating: number;
  num_reviews: number;
  visible_instructors: Instructor[];
  image: string | null;
  /** US dollars. Null for a free course. */
  price: number | null;
}

export interface Instructor {
  id: string;
  title: string;
  /** First name. */
  name: string;
  job_title: string;
}

export interface Catalogue {
  courses: Course[];
}
