import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OfferingDto } from '../../../api/generated/model/offeringDto';
import { buildOffering } from '../../../testing/builders';
import { failOnce } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { server } from '../../../testing/server';

const course = {
  id: '7',
  slug: 'rag',
  title: 'RAG in Practice',
  paymentOptions: [],
  enrolUrl: null,
};
const february = buildOffering({ id: '1', title: 'February talk' });
const march = buildOffering({
  ...{ id: '2', title: 'March talk', course },
  ...{ startsAt: '2127-03-03T17:00:00.000Z', endsAt: '2127-03-03T18:00:00.000Z' },
});

/** Answers as the API does. */
function serve(offerings: OfferingDto[], past: OfferingDto[] = []) {
  server.use(
    http.get('/api/offerings', ({ request }) => {
      const { searchParams: query } = new URL(request.url);
      return HttpResponse.json(
        (query.get('when') === 'past' ? past : offerings).filter(
          ({ startsAt, course: of }) =>
            startsAt.startsWith(query.get('month') ?? '') &&
            (query.get('course') ?? of?.id) === of?.id,
        ),
      );
    }),
  );
}

const section = async (name = 'Next dates') => within(await screen.findByRole('region', { name }));
const titles = async (name?: string) =>
  (await (await section(name)).findAllByRole('article')).map(
    (row) => within(row).getByRole('heading').textContent,
  );

describe('the list of dates', () => {
  it('says honestly that there is none, and leads to the newsletter', async () => {
    openSite('/events');
    expect(await screen.findByText('No date is set at the moment')).toBeTruthy();
    const subscribe = screen.getByRole('link', { name: 'Get the dates by mail' });
    const form = screen.getByRole('form', { name: 'Get the dates by mail' });
    expect(subscribe.getAttribute('href')).toBe(`#${form.id}`);
  });

  it('shows when, where, for whom and for how much', async () => {
    const timeZone = 'Asia/Tokyo';
    serve([buildOffering({ timeZone, place: 'Sumida 1-1', language: 'ja', seatsLeft: 2 })]);
    openSite('/events');
    const row = within(await screen.findByRole('article'));
    for (const text of ['Open', '2 seats left', 'Sumida 1-1, and online', 'Japanese', 'Free']) {
      expect(row.getByText(text)).toBeTruthy();
    }
    expect(row.getByText('Tue, Feb 4, 2127')).toBeTruthy();
    expect(row.getByText(/2:00.*3:00.AM Tokyo time/)).toBeTruthy();
    expect(row.getByText(/your time$/)).toBeTruthy();
    const link = row.getByRole('link', { name: 'Asking the right questions' });
    expect(link.getAttribute('href')).toBe('/events/12/rag-cohort-spring');
  });

  it.each([
    ['tentative', 'Tentative'],
    ['full', 'Full, waitlist open'],
    ['cancelled', 'Canceled'],
  ] as const)('says that one is %s', async (state, label) => {
    serve([buildOffering({ state, minParticipants: 6 })]);
    openSite('/meetups');
    expect(within(await screen.findByRole('article')).getByText(label)).toBeTruthy();
  });

  it('is filtered by month and course, which the address keeps', async () => {
    serve([february, march]);
    const { user, currentAddress } = openSite('/events');
    expect(await titles()).toEqual(['February talk', 'March talk']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February 2127');
    expect(currentAddress()).toBe('/events?month=2127-02');
    expect(await screen.findByText('February talk')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Course' }), 'RAG in Practice');
    expect(currentAddress()).toBe('/events?course=7&month=2127-02');
    expect(await screen.findByText('No dates match your filters')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Clear Filters' }));
    expect(currentAddress()).toBe('/events');
    expect(await titles()).toHaveLength(2);
  });

  it('has an archive with recordings', async () => {
    const recordingUrl = 'https://video.example.org/1';
    serve([], [{ ...february, state: 'past', hasStarted: true, recordingUrl }]);
    const { user, currentAddress } = openSite('/events');
    await user.click(await screen.findByRole('link', { name: 'Past events' }));
    expect(currentAddress()).toBe('/events?when=past');
    expect(await titles('Past events')).toEqual(['February talk']);
    const recording = screen.getByRole('link', { name: 'Watch the recording of February talk' });
    expect(recording.getAttribute('href')).toBe(recordingUrl);
  });

  it('offers a second try when the dates do not come', async () => {
    server.use(failOnce('/api/offerings'));
    const { user } = openSite('/events');
    expect(await screen.findByText('We could not load the dates')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No date is set at the moment')).toBeTruthy();
  });
});

describe('the next dates on the home page', () => {
  it('are two that people can register for', async () => {
    const third = buildOffering({ id: '3', title: 'Third' });
    const canceled = buildOffering({ id: '4', title: 'Canceled one', state: 'cancelled' });
    serve([canceled, february, march, third]);
    openSite('/');
    expect(await titles()).toEqual(['February talk', 'March talk']);
  });

  it('are not mentioned where there are none', async () => {
    serve([buildOffering({ hasStarted: true })]);
    openSite('/');
    await screen.findByRole('region', { name: 'Featured Courses' });
    expect(screen.queryByRole('heading', { name: 'Next dates' })).toBeNull();
  });
});
