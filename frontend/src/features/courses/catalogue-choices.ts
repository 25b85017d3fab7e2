import type { CatalogueSort } from '../../api/generated/model/catalogueSort';
import type { CoursePrice } from '../../api/generated/model/coursePrice';

export const PRICE_LABELS: Readonly<Record<CoursePrice, string>> = {
  free: 'Free',
  'under-100': 'Under $100',
  'under-500': 'Under $500',
};

export const SORT_LABELS: Readonly<Record<CatalogueSort, string>> = {
  'title-asc': 'Title A–Z',
  'price-asc': 'Price Low to High',
  'price-desc': 'Price High to Low',
};
