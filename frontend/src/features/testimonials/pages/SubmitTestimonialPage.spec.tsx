import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getToasts } from '../../../components/toaster/toast-store';
import { problem } from '../../../testing/handlers';
import { openSite } from '../../../testing/render';
import { delayResponse, server } from '../../../testing/server';

const STORY = {
  'Full name': 'Amara Nwosu',
  'Profile image URL': 'https://images.example.org/amara.svg',
  'LinkedIn URL (optional)': 'https://www.linkedin.com/in/example',
  'Previous role': 'Branch manager',
  'Current role': 'Data analyst',
  'Current company': 'Northwind Rail',
  'Course completed': 'Statistics You Will Actually Use',
  Testimonial:
    'Three months in, I rewrote the report that took us two days. Now it takes a minute.',
};

const DRAFT = 'lectern-testimonial-draft';

type Label = keyof typeof STORY;

const field = (label: Label) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

function fillIn(values: Partial<typeof STORY>) {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(field(label as Label), { target: { value } });
  }
}

const submitButton = () => screen.getByRole('button', { name: 'Submit testimonial' });

const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Opens the form as somebody sees it who typed this story on an earlier visit, and may send it at once. */
async function openWithStory(values = STORY) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/pictures/preview', () => problem(404, 'No picture.')),
    http.post('/api/testimonials/submit', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  localStorage.setItem(DRAFT, JSON.stringify({ company: 'Vela' }));
  const view = openSite('/submit-testimonial');
  await screen.findByRole('heading', { name: 'Share your story' });
  fillIn(values);
  return { ...view, sent };
}

describe('SubmitTestimonialPage', () => {
  it('asks in three groups of fields', async () => {
    openSite('/submit-testimonial');
    for (const [name, labels] of [
      ['Personal information', ['Full name', 'Profile image URL', 'LinkedIn URL (optional)']],
      [
        'Career transformation',
        ['Previous role', 'Current role', 'Current company', 'Course completed'],
      ],
      ['Your story', ['Testimonial']],
    ] as const) {
      const group = within(await screen.findByRole('group', { name }));
      const ids = group.getAllByRole('textbox').map(({ id }) => id);
      expect(ids).toEqual(labels.map((label) => field(label).id));
    }
    expect(field('Profile image URL').type).toBe('url');
    expect(field('LinkedIn URL (optional)').type).toBe('url');
    expect(field('LinkedIn URL (optional)').required).toBe(false);
  });

  it('takes a story from its fiftieth character on', async () => {
    openSite('/submit-testimonial');
    const group = within(await screen.findByRole('group', { name: 'Your story' }));
    expect(descriptionOf(field('Testimonial'))).toBe('Minimum 50 characters.');
    expect(group.getByText('0 of 50 characters')).toBeTruthy();
    for (const story of ['x'.repeat(49), `  ${'x'.repeat(49)}  \n`]) {
      fillIn({ Testimonial: story });
      expect(group.getByText('49 of 50 characters')).toBeTruthy();
      expect(submitButton()).toHaveProperty('disabled', true);
    }
    fillIn({ Testimonial: 'x'.repeat(50) });
    expect(group.getByText('50 of at most 1,000 characters')).toBeTruthy();
    expect(group.getByRole('status').textContent).toBe('The story is long enough to be sent.');
    expect(submitButton()).toHaveProperty('disabled', false);
  });

  it('names what is missing at each field, until it is there', async () => {
    const { user, sent } = await openWithStory({
      ...STORY,
      ...{ 'Full name': '', 'Profile image URL': '', 'LinkedIn URL (optional)': '' },
      ...{ 'Previous role': '   ', 'Current role': '' },
      ...{ 'Current company': '', 'Course completed': '' },
    });
    await user.click(submitButton());
    expect(document.activeElement).toBe(field('Full name'));
    for (const [label, error] of [
      ['Full name', 'Enter your full name.'],
      ['Profile image URL', 'Enter the address of a picture of you.'],
      ['Previous role', 'Enter what you did before.'],
      ['Current role', 'Enter what you do now.'],
      ['Current company', 'Enter where you work now.'],
      ['Course completed', 'Enter the course that you completed.'],
    ] as const) {
      expect(descriptionOf(field(label))).toContain(error);
      expect(field(label).getAttribute('aria-invalid')).toBe('true');
    }
    expect(field('LinkedIn URL (optional)').getAttribute('aria-invalid')).toBe('false');
    fillIn({ 'Full name': 'Amara' });
    expect(field('Full name').getAttribute('aria-invalid')).toBe('false');
    expect(sent).toEqual([]);
  });

  it('sends the story once, and thanks', async () => {
    const { user, sent } = await openWithStory({ ...STORY, 'Full name': '  Amara Nwosu ' });
    const answer = delayResponse('/api/testimonials/submit');
    await user.click(submitButton());
    const sending = await screen.findByRole('button', { name: 'Submitting…' });
    expect(sending.getAttribute('aria-disabled')).toBe('true');
    await user.type(field('Full name'), '{Enter}');
    answer();
    const thanks = await screen.findByRole('heading', {
      level: 1,
      name: 'Thank you for your story',
    });
    expect(thanks.closest('main')).toBe(document.activeElement);
    expect(screen.getByText(/will be reviewed and published once approved/)).toBeTruthy();
    expect(sent).toEqual([
      {
        studentName: 'Amara Nwosu',
        studentImage: STORY['Profile image URL'],
        linkedinUrl: STORY['LinkedIn URL (optional)'],
        previousRole: 'Branch manager',
        currentRole: 'Data analyst',
        company: 'Northwind Rail',
        companyLogo: '',
        courseTaken: STORY['Course completed'],
        quote: STORY.Testimonial,
      },
    ]);
  });

  it('starts the next story from the footer, and keeps one that is begun', async () => {
    const { user } = await openWithStory();
    await user.click(submitButton());
    await screen.findByRole('heading', { name: 'Thank you for your story' });
    const link = screen.getByRole('link', { name: 'Share your story' });
    await user.click(link);
    await screen.findByRole('heading', { name: 'Share your story' });
    for (const label of Object.keys(STORY)) expect(field(label as Label).value).toBe('');
    fillIn({ 'Full name': 'Grace' });
    await user.click(link);
    expect(screen.getByRole('main')).toBe(document.activeElement);
    expect(field('Full name').value).toBe('Grace');
  });

  it('keeps the story when the server fails', async () => {
    const { user } = await openWithStory();
    server.use(
      http.post('/api/testimonials/submit', () => new HttpResponse(null, { status: 500 })),
    );
    await user.click(submitButton());
    await waitFor(() =>
      expect(getToasts()).toMatchObject([
        {
          title: 'Error',
          description: 'Failed to submit your testimonial. Please try again.',
          variant: 'destructive',
        },
      ]),
    );
    for (const [label, value] of Object.entries(STORY)) {
      expect(field(label as Label).value).toBe(value);
    }
  });

  it('says at its field what only the server finds wrong', async () => {
    const { user } = await openWithStory();
    const errors = [{ field: 'company', message: 'Company is not what it seems.' }];
    server.use(
      http.post('/api/testimonials/submit', () =>
        HttpResponse.json(
          { title: 'Bad Request', status: 400, detail: 'Something is wrong.', errors },
          { status: 400, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
    );
    await user.click(submitButton());
    const company = field('Current company');
    await waitFor(() => expect(document.activeElement).toBe(company));
    expect(descriptionOf(company)).toBe('Company is not what it seems.');
    fillIn({ 'Current company': 'Another' });
    expect(company.getAttribute('aria-invalid')).toBe('false');
  });

  it('says when somebody who sends too much may go on', async () => {
    const detail = 'Too many stories have come from your network address. Try again in 5 minutes.';
    const { user } = await openWithStory();
    server.use(http.post('/api/testimonials/submit', () => problem(429, detail)));
    await user.click(submitButton());
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
  });

  it('shows the story as it is typed, and the picture once its field is left', async () => {
    const src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=';
    server.use(
      http.post('/api/pictures/preview', async ({ request }) => {
        const { url } = (await request.json()) as { url: string };
        return url === STORY['Profile image URL']
          ? HttpResponse.json({ src, width: 1, height: 1 })
          : problem(404, 'No picture.');
      }),
    );
    const { user } = openSite('/submit-testimonial');
    const preview = await screen.findByRole('region', { name: 'How it will look' });
    expect(preview.textContent).toContain('What you write appears here');
    await user.click(field('Profile image URL'));
    fillIn(STORY);
    const quote = within(preview).getByRole('blockquote');
    await waitFor(() => expect(quote.textContent).toBe(STORY.Testimonial));
    expect(preview.textContent).toContain('From Branch manager to Data analyst, Northwind Rail');
    expect(within(preview).getByText('AN')).toBeTruthy();
    expect(preview.querySelector('img')).toBeNull();
    await user.click(field('Full name'));
    await waitFor(() => expect(preview.querySelector('img')?.getAttribute('src')).toBe(src));

    const script = '<script>alert(1)</script>';
    fillIn({ Testimonial: script });
    await waitFor(() => expect(quote.textContent).toBe(script));
  });

  it('keeps a draft in the browser as long as there is text', async () => {
    openSite('/submit-testimonial');
    await screen.findByRole('heading', { name: 'Share your story' });
    fillIn({ 'Full name': 'Amara' });
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('Amara'));
    fillIn({ 'Full name': '' });
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });

  it('fills in a draft of an earlier visit, without values that are no text', async () => {
    localStorage.setItem(DRAFT, JSON.stringify({ company: 'Vela', studentName: 7, age: '30' }));
    openSite('/submit-testimonial');
    await waitFor(() => expect(field('Current company').value).toBe('Vela'));
    expect(field('Full name').value).toBe('');
  });

  it('hides the field that only programs fill in', async () => {
    openSite('/submit-testimonial');
    await screen.findByRole('heading', { name: 'Share your story' });
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
    expect(screen.getByLabelText('Leave this empty').tabIndex).toBe(-1);
  });
});
