import { buildOffering } from '../../testing/builders';
import {
  canRegister,
  languageName,
  minimumLabel,
  placeLabel,
  priceOf,
  seatsLabel,
  stateOf,
} from './offering-labels';

const USD = { type: 'one-time', amount: 499, currency: 'USD' } as const;
const course = { id: '1', slug: 'rag', title: 'RAG', paymentOptions: [USD], enrolUrl: null };

describe('the labels of an offering', () => {
  it.each([
    ['open', false, 'Open', true],
    ['open', true, 'In progress', false],
    ['tentative', false, 'Tentative', true],
    ['full', false, 'Full, waitlist open', true],
    ['full', true, 'In progress', false],
    ['cancelled', false, 'Canceled', false],
    ['cancelled', true, 'Canceled', false],
    ['past', true, 'Past', false],
  ] as const)('%s, started %j: %s', (state, hasStarted, label, isOpen) => {
    const offering = buildOffering({ state, hasStarted });
    expect(stateOf(offering).label).toBe(label);
    expect(canRegister(offering)).toBe(isOpen);
  });

  it.each([
    [{ seatsLeft: 3 }, '3 seats left'],
    [{ seatsLeft: 1 }, '1 seat left'],
    [{ seatsLeft: null }, null],
    [{ seatsLeft: 1, state: 'full' }, null],
    [{ seatsLeft: 3, hasStarted: true }, null],
    [{ seatsLeft: 3, state: 'past' }, null],
  ] as const)('counts the seats of %j as %j', (fields, label) => {
    expect(seatsLabel(buildOffering(fields))).toBe(label);
  });

  it('says from how many participants a tentative one takes place', () => {
    const tentative = buildOffering({ state: 'tentative', minParticipants: 6 });
    expect(minimumLabel(tentative)).toBe('Takes place from 6 participants');
    expect(minimumLabel({ ...tentative, state: 'open' })).toBeNull();
  });

  it.each([
    [{ place: 'Torstraße 1, Berlin', isOnline: false }, 'Torstraße 1, Berlin'],
    [{ place: 'Torstraße 1, Berlin', isOnline: true }, 'Torstraße 1, Berlin, and online'],
    [{ place: null, isOnline: true }, 'Online'],
    [{ place: null, isOnline: false }, 'Place to be announced'],
  ])('names the place of %j', (fields, label) => {
    expect(placeLabel(fields)).toBe(label);
  });

  it.each([
    [{ payment: 'free', course }, 'Free'],
    [{ payment: 'course', course }, '$499.00'],
    [{ payment: 'course', course: { ...course, paymentOptions: [] } }, null],
    [{ payment: 'course', course: null }, null],
  ] as const)('names the price of %j', (fields, label) => {
    expect(priceOf(fields as Parameters<typeof priceOf>[0], 'en-US')).toBe(label);
  });

  it('names languages in English', () => {
    expect(languageName('de')).toBe('German');
    expect(languageName('pt-BR')).toBe('Brazilian Portuguese');
  });
});
