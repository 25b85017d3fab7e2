import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import { buildOffering } from '../../../testing/builders';
import { renderWithProviders } from '../../../testing/render';
import { OfferingStructuredData } from './OfferingStructuredData';

const URL = '/events/12/rag-cohort-spring';
const inBerlin = { '@type': 'Place', name: 'Torstraße 1, Berlin', address: 'Torstraße 1, Berlin' };
const online = { '@type': 'VirtualLocation', url: URL };

function factsOf(fields: Partial<OfferingDetailDto>): unknown {
  const offering = buildOffering(fields);
  const { container } = renderWithProviders(<OfferingStructuredData offering={offering} />);
  return JSON.parse(container.querySelector('script')?.textContent ?? '');
}

describe('structured data', () => {
  it('of an event is when, where and for how much', () => {
    expect(factsOf({})).toEqual({
      ...{ '@context': 'https://schema.org', '@type': 'Event' },
      ...{ name: 'Asking the right questions', description: 'One hour about retrieval.', url: URL },
      ...{ startDate: '2127-02-03T18:00:00+01:00', endDate: '2127-02-03T19:00:00+01:00' },
      inLanguage: 'en',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: online,
      organizer: { '@type': 'EducationalOrganization', name: 'Lectern', url: '/' },
      performer: { '@type': 'Person', name: 'Amara Okafor' },
      offers: {
        ...{ '@type': 'Offer', url: URL, availability: 'https://schema.org/InStock' },
        ...{ category: 'Free', price: '0.00', priceCurrency: 'USD' },
      },
    });
  });

  it.each([
    [{ place: inBerlin.name, isOnline: false }, 'Offline', inBerlin],
    [{ place: inBerlin.name, isOnline: true }, 'Mixed', [inBerlin, online]],
  ])('of %j says how to attend', (fields, mode, location) => {
    expect(factsOf({ kind: 'meetup', ...fields })).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location,
    });
  });

  it.each([
    ['cancelled', 'EventCancelled', 'SoldOut'],
    ['full', 'EventScheduled', 'SoldOut'],
    ['tentative', 'EventScheduled', 'InStock'],
  ] as const)('of one that is %s says so', (state, status, availability) => {
    expect(factsOf({ state })).toMatchObject({
      eventStatus: `https://schema.org/${status}`,
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it('of a cohort is an instance of its course, at the price of the course', () => {
    const option = { type: 'one-time', amount: 499, currency: 'CAD' } as const;
    const plan = { ...option, type: 'payment-plan', amount: 180, payments: 3 } as const;
    const monthly = { ...option, type: 'subscription' } as const;
    const paymentOptions = [option, plan, monthly];
    const course = { id: '7', slug: 'rag', title: 'RAG', paymentOptions, enrolUrl: null };
    const [first] = buildOffering().sessions;
    const second = { startsAt: '2127-02-10T17:00:00.000Z', endsAt: '2127-02-10T18:30:00.000Z' };
    const sessions = first ? [first, second] : [];
    expect(factsOf({ kind: 'cohort', payment: 'course', course, sessions })).toMatchObject({
      '@type': 'Course',
      ...{ name: 'RAG', url: '/courses/7/rag' },
      offers: [
        { price: '499.00', priceCurrency: 'CAD' },
        { price: '540.00', priceCurrency: 'CAD' },
      ],
      hasCourseInstance: {
        '@type': 'CourseInstance',
        ...{ url: URL, courseMode: 'Online', courseWorkload: 'PT2H30M' },
        startDate: '2127-02-03T18:00:00+01:00',
        instructor: { '@type': 'Person', name: 'Amara Okafor' },
      },
    });
  });
});
