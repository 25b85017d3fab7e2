import {
  type PaymentOption,
  type Period,
  totalOf,
} from '../../../../../backend/src/common/price/price-words';
import type { CourseOfferDto } from '../../../api/generated/model/courseOfferDto';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import type { InstructorDto } from '../../../api/generated/model/instructorDto';
import { StructuredData } from '../../../components/StructuredData';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { pathOfCategory } from '../course-filters';
import { isSelfPaced, offersOf, paragraphsOf } from '../course-labels';

export function CourseStructuredData({ course }: { course: CourseDto }) {
  const { name, url, categories } = useSite();
  const categoryPath = pathOfCategory(course.category, categories);
  const provider = { '@type': 'EducationalOrganization', name, url: `${url}/` };
  return (
    <>
      <StructuredData
        facts={{
          '@type': 'Course',
          name: course.title,
          description: paragraphsOf(course).join(' ') || course.title,
          url: url + paths.course(course),
          ...(course.picture && { image: `${url}${course.picture.path}/1280.jpg` }),
          ...(course.level && { educationalLevel: course.level }),
          ...(course.outcomes.length > 0 && { teaches: course.outcomes }),
          ...(course.instructors.length > 0 && { instructor: course.instructors.map(personFacts) }),
          provider,
          ...offerFacts(course),
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: isSelfPaced(course) ? 'Online' : ['Online', 'Synchronous'],
            ...(course.duration && { description: course.duration }),
          },
        }}
      />
      <StructuredData
        facts={{
          '@type': 'BreadcrumbList',
          itemListElement: [
            crumb(1, 'Home', `${url}${paths.home}`),
            crumb(2, 'Courses', `${url}${paths.courses}`),
            ...(categoryPath && course.category
              ? [crumb(3, course.category, url + categoryPath)]
              : []),
            crumb(categoryPath ? 4 : 3, course.title, url + paths.course(course)),
          ],
        }}
      />
    </>
  );
}

function personFacts({ name, title, bio, link }: InstructorDto) {
  return {
    '@type': 'Person',
    name,
    ...(title && { jobTitle: title }),
    ...(bio && { description: bio }),
    ...(link && { url: link }),
  };
}

/** Each payment option is an offer. Udemy sends no price, so its offer only names the seller. */
function offerFacts(course: CourseDto) {
  const [first, ...others] = offersOf(course).flatMap((offer) =>
    offer.platform === 'udemy'
      ? udemyOffer(offer)
      : course.paymentOptions.map((option) => ({ ...optionOffer(option), ...linkTo(offer) })),
  );
  return first && { offers: others.length > 0 ? [first, ...others] : first };
}

function udemyOffer(offer: CourseOfferDto) {
  const isFree = offer.price === 0;
  return {
    '@type': 'Offer',
    category: isFree ? 'Free' : 'Paid',
    ...(isFree && { price: '0.00', priceCurrency: 'USD' }),
    ...linkTo(offer),
    seller: { '@type': 'Organization', name: 'Udemy' },
  };
}

function linkTo({ url }: CourseOfferDto) {
  return url && { url };
}

/** The price of a payment plan is its total. A subscription has no single price, only its interval. */
function optionOffer(option: PaymentOption) {
  const { type, currency } = option;
  return {
    '@type': 'Offer',
    category: CATEGORIES[type],
    ...(type !== 'subscription' && {
      price: totalOf(option).toFixed(2),
      priceCurrency: currency,
    }),
    ...(option.until && { priceValidUntil: option.until }),
    ...((type === 'subscription' || type === 'payment-plan') && {
      priceSpecification: specificationsOf(option),
    }),
  };
}

const CATEGORIES: Readonly<Record<PaymentOption['type'], string>> = {
  free: 'Free',
  'one-time': 'Paid',
  'payment-plan': 'Paid',
  subscription: 'Subscription',
};

/** UN/CEFACT codes. */
const UNIT_CODES: Readonly<Record<Period['unit'], string>> = {
  day: 'DAY',
  month: 'MON',
  year: 'ANN',
};

/** Lists the amounts in the order of payment: trial, first payment, later payments. */
function specificationsOf(option: PaymentOption) {
  const { amount, currency, payments, trial, first } = option;
  const { unit, count } = option.interval ?? { unit: 'month', count: 1 };
  const priceOf = (price: number, period: Period, durations?: number) => ({
    '@type': 'UnitPriceSpecification',
    price: price.toFixed(2),
    priceCurrency: currency,
    unitCode: UNIT_CODES[period.unit],
    billingIncrement: period.count,
    ...(durations && { billingDuration: durations * period.count }),
  });
  const regular = payments && (first === undefined ? payments : payments - 1);
  return [
    ...(trial ? [priceOf(0, trial, 1)] : []),
    ...(first === undefined ? [] : [priceOf(first, { unit, count }, 1)]),
    priceOf(amount, { unit, count }, regular),
  ];
}

function crumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item };
}
