import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import { buildOffering, buildQuestion } from '../../../testing/builders';
import { problem } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { server } from '../../../testing/server';

async function open(fields: Partial<OfferingDetailDto> = {}, query = '') {
  const offering = buildOffering(fields);
  server.use(http.get('/api/offerings/:id', () => HttpResponse.json(offering)));
  const view = openSite(`/events/12/rag-cohort-spring${query}`);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

function answerRegistrations(answer: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/offerings/12/registrations', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

const answerWith = (status: string, place: number | null = null) =>
  HttpResponse.json({ status, place }, { status: 201 });

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('OfferingPage', () => {
  it('shows what there is to know', async () => {
    await open({ place: 'Torstraße 1, Berlin', isOnline: false, seatsLeft: 4 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Asking the right questions',
    );
    const facts = within(screen.getByRole('complementary', { name: 'Facts' }));
    for (const text of ['Mon, Feb 3, 2127', 'Torstraße 1, Berlin', 'English', 'Amara Okafor']) {
      expect(facts.getByText(text)).toBeTruthy();
    }
    expect(facts.getByText('4 seats left')).toBeTruthy();
    expect(facts.getByText(/Berlin time/)).toBeTruthy();
    const calendar = facts.getByRole('link', { name: 'Add to calendar' });
    expect(calendar.getAttribute('href')).toBe('/calendar/offering/12.ics');
    expect(screen.getByText('We build a question answering system.')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Sessions' })).toBeNull();
  });

  it('lists several sessions over the end of daylight saving time', async () => {
    const sessions = ['2127-10-25T16:00', '2127-11-01T17:00'].map((start) => ({
      startsAt: `${start}:00.000Z`,
      endsAt: `${start.replace(/\d\d:/, (hour) => `${parseInt(hour) + 1}:`)}:00.000Z`,
    }));
    await open({ kind: 'cohort', sessions, sessionCount: 2 });
    const [, ...rows] = within(screen.getByRole('region', { name: 'Sessions' })).getAllByRole(
      'row',
    );
    expect(rows.map((row) => row.textContent?.replaceAll(/[\u2009\u202f]/g, ' '))).toEqual([
      '1Sat, Oct 256:00 – 7:00 PM',
      '2Sat, Nov 16:00 – 7:00 PM',
    ]);
  });

  it('registers by name and address alone, and thanks', async () => {
    const sent = answerRegistrations(() => answerWith('confirmed'));
    const { user, currentAddress } = await open();
    const consent = screen.getByRole('checkbox', { name: /newsletter/ });
    expect(consent).toHaveProperty('checked', false);
    await user.type(field('Name'), 'Maria Silva');
    await user.type(field('Email'), 'maria@example.org');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: 'You are registered' })).toBeTruthy();
    expect(currentAddress()).toBe('/registered');
    const back = screen.getByRole('link', { name: 'Back to Asking the right questions' });
    expect(back.getAttribute('href')).toBe('/events/12/rag-cohort-spring');
    expect(sent).toEqual([{ name: 'Maria Silva', email: 'maria@example.org' }]);
  });

  it('asks its questions, and names what is missing at each field', async () => {
    const questions = [
      buildQuestion({ id: 'q1' }),
      buildQuestion({ id: 'q2', type: 'yes-no', label: 'Do you eat meat?', options: [] }),
      buildQuestion({ id: 'q3', type: 'text', label: 'Anything else?', isRequired: false }),
    ];
    const sent = answerRegistrations(() => answerWith('confirmed'));
    const { user } = await open({ questions });
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(document.activeElement).toBe(field('Name'));
    for (const error of ['Enter your name.', 'Enter your email address.']) {
      expect(screen.getByText(error)).toBeTruthy();
    }
    expect(screen.getAllByText('Choose an answer.')).toHaveLength(2);
    await user.type(field('Name'), 'Maria Silva');
    await user.type(field('Email'), 'maria@example.org');
    await user.selectOptions(screen.getByRole('combobox', { name: /laptop/ }), 'Linux');
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('checkbox', { name: /newsletter/ }));
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await screen.findByRole('heading', { name: 'You are registered' });
    expect(sent).toEqual([
      {
        ...{ name: 'Maria Silva', email: 'maria@example.org' },
        ...{ answers: { q1: 'Linux', q2: 'no' }, newsletter: true },
      },
    ]);
  });

  it('says plainly that all seats are taken, and tells the place on the waitlist', async () => {
    answerRegistrations(() => answerWith('waiting', 3));
    const { user, currentAddress } = await open({ state: 'full', offerHours: 12 });
    expect(screen.getByText(/All seats are taken.*12 hours/)).toBeTruthy();
    await user.type(field('Name'), 'Maria Silva');
    await user.type(field('Email'), 'maria@example.org');
    await user.click(screen.getByRole('button', { name: 'Join the waitlist' }));
    expect(await screen.findByText(/Your place on the waitlist is 3/)).toBeTruthy();
    expect(currentAddress()).toBe('/registered/waitlist');
  });

  it('tells somebody who was waiting that a seat is offered', async () => {
    answerRegistrations(() => answerWith('offered'));
    const { user } = await open();
    await user.type(field('Name'), 'Maria Silva');
    await user.type(field('Email'), 'maria@example.org');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByRole('heading', { name: 'A seat is free for you' })).toBeTruthy();
  });

  it.each([
    [409, 'It has started.', 'It has started.'],
    [503, 'Away.', 'Something went wrong on our side. Wait a moment, then try again.'],
  ])('keeps the input after a %i, and says why', async (status, detail, words) => {
    answerRegistrations(() => problem(status, detail));
    const { user } = await open();
    await user.type(field('Name'), 'Maria Silva');
    await user.type(field('Email'), 'maria@example.org');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(field('Name')).toHaveProperty('value', 'Maria Silva');
  });

  it('says at its field what only the server finds wrong', async () => {
    const errors = [{ field: 'answers.q3', message: 'Too long.' }];
    const body = { title: 'Bad Request', status: 400, detail: 'Wrong.', errors };
    const headers = { 'content-type': 'application/problem+json' };
    answerRegistrations(() => HttpResponse.json(body, { status: 400, headers }));
    const question = buildQuestion({ id: 'q3', type: 'text', label: 'Why?', isRequired: false });
    const { user } = await open({ questions: [question] });
    await user.type(field('Name'), 'Maria Silva');
    await user.type(field('Email'), 'maria@example.org');
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Why/)));
    expect(screen.getByText('Too long.')).toBeTruthy();
  });

  it.each([
    [{ state: 'cancelled' }, 'This event is canceled'],
    [{ state: 'past', hasStarted: true }, 'This event has taken place'],
    [{ state: 'open', hasStarted: true }, 'This event has started'],
  ] as const)('takes no registrations of one with %j', async (fields, words) => {
    await open(fields);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull();
  });

  it('leads to the recording of a past one', async () => {
    const recordingUrl = 'https://video.example.org/1';
    await open({ state: 'past', hasStarted: true, recordingUrl });
    const link = screen.getByRole('link', { name: 'Watch the recording' });
    expect(link.getAttribute('href')).toBe(recordingUrl);
  });

  it('says where a paid one is paid', async () => {
    const enrolUrl = 'https://academy.example/enroll/101';
    const option = { type: 'one-time', amount: 499, currency: 'USD' } as const;
    const course = { id: '7', slug: 'rag', title: 'RAG', paymentOptions: [option], enrolUrl };
    await open({ kind: 'cohort', payment: 'course', course });
    expect(screen.getByText('$499.00')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'enrollment page' });
    expect(link.parentElement?.textContent).toBe(
      'Registering keeps your seat. Pay for the course on its enrollment page.',
    );
    expect(link.getAttribute('href')).toBe(enrolUrl);
  });

  it('of a draft is a preview that is not indexed and takes no registrations', async () => {
    await open({}, '?preview=token');
    expect(screen.getByRole('note').textContent).toMatch(/^Preview\./);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(screen.getByRole('button', { name: 'Register' })).toHaveProperty('disabled', true);
  });

  it('that does not exist leads to the lists', async () => {
    server.use(http.get('/api/offerings/:id', () => problem(404, 'No.')));
    openSite('/events/99/gone');
    expect(await screen.findByRole('heading', { name: 'Date not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See the events' })).toBeTruthy();
  });
});
