import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReviewSuggestionDto } from '../../../../api/generated/model/reviewSuggestionDto';
import { getToasts } from '../../../../components/toaster/toast-store';
import { buildSuggestion, buildTestimonial } from '../../../../testing/builders';
import { failOnce, problem, respondWith } from '../../../../testing/handlers';
import { renderWithProviders } from '../../../../testing/render';
import { delayResponse, server } from '../../../../testing/server';
import { useTestimonialList } from '../hooks/use-testimonial-list';
import TestimonialsPage from '../pages/TestimonialsPage';
import { ImportDialog } from './ImportDialog';
import { SuggestionTable } from './SuggestionTable';
import { useSuggestions } from './use-suggestions';

const PATH = '/api/admin/testimonials/suggestions';
const ADDRESS = '/admin/testimonials?tab=suggestions';

const pagination = (total: number) => ({ page: 1, limit: 50, total, pages: 1 });

/** Serves suggestions that leave when they are imported or dismissed, and returns the calls. */
function serve(...given: ReviewSuggestionDto[]) {
  let suggestions = given;
  const calls: unknown[] = [];
  const leave = (id: unknown) => {
    suggestions = suggestions.filter((each) => each.id !== id);
  };
  server.use(
    http.get(PATH, () =>
      HttpResponse.json({ suggestions, pagination: pagination(suggestions.length) }),
    ),
    http.post(`${PATH}/:id/import`, async ({ params: { id }, request }) => {
      calls.push(await request.json());
      leave(id);
      return HttpResponse.json(buildTestimonial({ studentName: 'Ada' }), { status: 201 });
    }),
    http.post(`${PATH}/:id/dismiss`, ({ params: { id } }) => {
      calls.push(`dismiss ${String(id)}`);
      leave(id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`${PATH}/:id/restore`, ({ params: { id } }) => {
      calls.push(`restore ${String(id)}`);
      suggestions = given;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
}

function Suggested() {
  const list = useTestimonialList();
  const suggestions = useSuggestions(list);
  return (
    <>
      <p>Count: {suggestions.total}</p>
      <SuggestionTable list={list} suggestions={suggestions} isAsking={list.reviewId !== ''} />
      <ImportDialog list={list} suggestions={suggestions} />
    </>
  );
}

const open = (address = ADDRESS) => renderWithProviders(<Suggested />, address);

/** Fills the fields that a review does not know, and sends the form. */
function fillIn(dialog: HTMLElement) {
  const form = within(dialog);
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  for (const label of ['Student Name', 'Previous Role', 'Current Role', 'Company']) {
    type(label, 'Ada');
  }
  type('Student Image URL', 'https://example.org/ada.jpg');
  fireEvent.click(form.getByText('Import'));
}

describe('suggestions', () => {
  beforeEach(() =>
    server.use(
      respondWith('/api/admin/testimonials', { testimonials: [], pagination: pagination(0) }),
      respondWith('/api/admin/stats', {}),
      respondWith('/api/admin/views', { views: [] }),
    ),
  );

  it('are counted on their tab, which opens by click', async () => {
    serve(buildSuggestion(), buildSuggestion({ id: '8', title: null }));
    const { user } = renderWithProviders(<TestimonialsPage />, '/admin/testimonials');
    await user.click(await screen.findByText('Suggestions (2)'));
    const row = (await screen.findByText('Statistics without fear')).closest('tr');
    expect(row?.textContent).toContain('4.5 of 5');
    expect(row?.textContent).toContain('I run experiments for a bakery chain.');
    expect(row?.textContent).toContain('Statistics You Will Actually Use');
    expect(row?.textContent).toContain('Feb 11, 2026');
    expect(screen.getByText('No title')).toBeTruthy();
    expect(screen.queryByText('No testimonials found')).toBeNull();
  });

  it('say when they appear while there are none', async () => {
    serve();
    open();
    expect(await screen.findByText(/New ones appear after a sync with Thinkific/)).toBeTruthy();
  });

  it('say that they load, and offer a second try after an error', async () => {
    serve(buildSuggestion());
    server.use(failOnce(PATH));
    const answer = delayResponse(PATH);
    const { user } = open();
    expect(screen.getByLabelText('Loading...')).toBeTruthy();
    answer();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We could not load the suggestions',
    );
    await user.click(screen.getByText('Try again'));
    expect(await screen.findByText('Statistics without fear')).toBeTruthy();
  });

  it('are imported by keyboard with the name of the student and the text of the review', async () => {
    const calls = serve(buildSuggestion());
    const { user } = open();
    (await screen.findByLabelText('Import Statistics without fear')).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Import Review' });
    const field = (label: string) => within(dialog).getByLabelText(label);
    await waitFor(() => expect(document.activeElement).toBe(field('Student Name')));
    expect(field('Student Name')).toHaveProperty('value', '');
    expect(field('Quote')).toHaveProperty('value', 'I run experiments for a bakery chain.');
    expect(within(dialog).queryByLabelText('Course Taken')).toBeNull();
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('Student name is required')).toBeTruthy();
    expect(calls).toEqual([]);
    fillIn(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([
      {
        studentName: 'Ada',
        studentImage: 'https://example.org/ada.jpg',
        previousRole: 'Ada',
        currentRole: 'Ada',
        company: 'Ada',
        companyLogo: '',
        linkedinUrl: '',
        quote: 'I run experiments for a bakery chain.',
        status: 'approved',
        isVisible: true,
        isFeatured: false,
      },
    ]);
    expect(getToasts()[0]).toMatchObject({ title: 'Review imported', description: 'Ada' });
    expect(await screen.findByText('No suggestions')).toBeTruthy();
  });

  it('keep the form open when somebody else was faster', async () => {
    serve(buildSuggestion());
    open(`${ADDRESS}&dialog=review-7`);
    const dialog = await screen.findByRole('dialog', { name: 'Import Review' });
    serve();
    const detail = 'This review was imported already.';
    server.use(http.post(`${PATH}/:id/import`, () => problem(409, detail)));
    fillIn(dialog);
    await waitFor(() =>
      expect(getToasts()[0]).toMatchObject({
        title: 'Failed to import the review',
        description: detail,
      }),
    );
    await screen.findByText('No suggestions');
    expect(within(dialog).getByLabelText('Student Name')).toHaveProperty('value', 'Ada');
  });

  it('say that a review of a link is gone', async () => {
    serve(buildSuggestion());
    const { user } = open(`${ADDRESS}&dialog=review-9`);
    expect(await screen.findByText('This review does not exist')).toBeTruthy();
    await user.click(screen.getByText('Back to the list'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are dismissed, and come back by the undo of the toast', async () => {
    const calls = serve(buildSuggestion(), buildSuggestion({ id: '8', title: 'Another' }));
    const { user } = open();
    await user.click(await screen.findByLabelText('Dismiss Statistics without fear'));
    expect(await screen.findByText('Count: 1')).toBeTruthy();
    const [toast] = getToasts();
    expect(toast).toMatchObject({
      title: 'Review dismissed',
      description: 'Statistics without fear',
    });
    act(() => toast?.action?.onClick());
    expect(await screen.findByText('Statistics without fear')).toBeTruthy();
    expect(calls).toEqual(['dismiss 7', 'restore 7']);
  });
});
