import { totalOf } from '../../../../../backend/src/common/price/price-words';
import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import { StructuredData } from '../../../components/StructuredData';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { canRegister } from '../offering-labels';
import { isoIn } from '../offering-times';

/** Describes an event or a meetup as an `Event`, and a cohort as an instance of its `Course`. */
export function OfferingStructuredData({ offering }: { offering: OfferingDetailDto }) {
  const { name, url, currency } = useSite();
  const organization = { '@type': 'EducationalOrganization', name, url: `${url}/` };
  const address = url + paths.offering(offering);
  const facts = { name: offering.title, description: offering.summary || offering.title };
  const times = {
    startDate: isoIn(offering.startsAt, offering.timeZone),
    endDate: isoIn(offering.endsAt, offering.timeZone),
    inLanguage: offering.language,
  };
  const location = locationsOf(offering, address);
  const image = offering.picture && { image: `${url}${offering.picture.path}/1280.jpg` };
  const offers = { offers: offersOf(offering, address, currency) };
  if (offering.kind !== 'cohort') {
    return (
      <StructuredData
        facts={{
          '@type': 'Event',
          ...facts,
          url: address,
          ...times,
          eventStatus: `https://schema.org/${offering.state === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
          eventAttendanceMode: `https://schema.org/${attendanceOf(offering)}EventAttendanceMode`,
          ...location,
          ...image,
          organizer: organization,
          ...(offering.host && { performer: { '@type': 'Person', name: offering.host } }),
          ...offers,
        }}
      />
    );
  }
  const { course, host } = offering;
  return (
    <StructuredData
      facts={{
        '@type': 'Course',
        name: course?.title ?? offering.title,
        description: facts.description,
        url: course ? url + paths.course(course) : address,
        ...image,
        provider: organization,
        ...offers,
        hasCourseInstance: {
          '@type': 'CourseInstance',
          ...facts,
          url: address,
          ...times,
          courseMode: COURSE_MODES[attendanceOf(offering)],
          courseWorkload: workloadOf(offering),
          ...location,
          ...(host && { instructor: { '@type': 'Person', name: host } }),
        },
      }}
    />
  );
}

const COURSE_MODES = { Mixed: 'Blended', Online: 'Online', Offline: 'Onsite' } as const;

function attendanceOf({ place, isOnline }: OfferingDetailDto): keyof typeof COURSE_MODES {
  if (place) return isOnline ? 'Mixed' : 'Offline';
  return isOnline ? 'Online' : 'Offline';
}

/** The online link is for participants; search engines get the address of the page. */
function locationsOf({ place, isOnline }: OfferingDetailDto, url: string) {
  const locations = [
    ...(place ? [{ '@type': 'Place', name: place, address: place }] : []),
    ...(isOnline ? [{ '@type': 'VirtualLocation', url }] : []),
  ];
  const [first, ...others] = locations;
  return first && { location: others.length > 0 ? locations : first };
}

/** Offers what registering costs: nothing, or each way to pay for the course that has a single price. */
function offersOf(offering: OfferingDetailDto, address: string, currency: string) {
  const { payment, course, state } = offering;
  const isAvailable = canRegister(offering) && state !== 'full';
  const offer = {
    '@type': 'Offer',
    url: address,
    availability: `https://schema.org/${isAvailable ? 'InStock' : 'SoldOut'}`,
  };
  if (payment === 'free') {
    return { ...offer, category: 'Free', price: '0.00', priceCurrency: currency };
  }
  const options = course?.paymentOptions.filter(({ type }) => type !== 'subscription') ?? [];
  if (options.length === 0) return { ...offer, category: 'Paid' };
  return options.map((option) => ({
    ...offer,
    category: option.type === 'free' ? 'Free' : 'Paid',
    price: totalOf(option).toFixed(2),
    priceCurrency: option.currency,
  }));
}

/** Returns the length of all sessions as an ISO 8601 duration. */
function workloadOf({ sessions }: OfferingDetailDto): string {
  const lengths = sessions.map(({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt));
  const minutes = Math.round(lengths.reduce((sum, each) => sum + each, 0) / 60_000);
  return `PT${Math.floor(minutes / 60)}H${minutes % 60 ? `${minutes % 60}M` : ''}`;
}
