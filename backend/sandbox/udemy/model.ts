/**
 * What the platform holds. Field names and null-ness are those of the vendor's answers.
 *
 * An image is null, or `cover:{slug}`: a picture this sandbox draws, answered as an absolute URL.
 */
export interface Course {
  /** Opaque and case-sensitive. */
  id: string;
  title: string;
  /** A path on the marketplace. */
  url: string;
  is_paid: boolean;
  is_published: boolean;
  /** The slug in the path; null for a draft. */
  published_title: string | null;
  headline: string | null;
  created: string;
  /** Null for a draft. */
  published_time: string | null;
  /** 0 when nobody has rated it. */
  rating: number;
  num_reviews: number;
  visible_instructors: Instructor[];
  image: string | null;
}

export interface Instructor {
  id: string;
  /** The full name. */
  title: string;
  /** The first name. */
  name: string;
  job_title: string;
}

export interface Catalogue {
  courses: Course[];
}
