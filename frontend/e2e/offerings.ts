import type { CreateOfferingDto } from '../src/api/generated/model/createOfferingDto';
import type { CreatedOfferingsDto } from '../src/api/generated/model/createdOfferingsDto';
import { tokenOf } from './admin';
import { ADMIN, expect, test as base } from './own-product';

interface Fixtures {
  /** Publishes an event of this test alone, and returns its id. */
  publish: (fields: Partial<CreateOfferingDto>) => Promise<string>;
}

/** The year of the dates that tests set: no run gets there. */
const YEAR = new Date().getFullYear() + 1;

/** A session in the evening of a day of the next year, such as "03-02". */
export const evening = (day: string) => ({
  start: `${YEAR}-${day}T18:00`,
  end: `${YEAR}-${day}T19:00`,
});

export const test = base.extend<Fixtures>({
  publish: async ({ request }, provide) => {
    const headers = { Authorization: `Bearer ${await tokenOf(request, ADMIN)}` };
    await provide(async (fields) => {
      const data: CreateOfferingDto = {
        kind: 'event',
        title: 'Asking the right questions',
        summary: 'One hour about retrieval.',
        text: 'Bring **one** question.',
        picture: null,
        courseId: null,
        timeZone: 'Europe/Berlin',
        sessions: [evening('03-02')],
        place: null,
        onlineUrl: 'https://meet.example.org/retrieval',
        language: 'en',
        hostId: null,
        seats: null,
        minParticipants: null,
        payment: 'free',
        questions: [],
        offerHours: 24,
        recordingUrl: null,
        ...fields,
      };
      const created = await request.post('/api/admin/offerings', { headers, data });
      expect(created.status()).toBe(201);
      const { offerings } = (await created.json()) as CreatedOfferingsDto;
      const id = offerings[0]?.id ?? '';
      const published = await request.post(`/api/admin/offerings/${id}/publish`, { headers });
      expect(published.ok()).toBe(true);
      return id;
    });
  },
});

export { expect };
