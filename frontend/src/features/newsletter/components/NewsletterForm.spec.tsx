import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { getToasts } from '../../../components/toaster/toast-store';
import { problem } from '../../../testing/handlers';
import { renderWithProviders } from '../../../testing/render';
import { delayResponse, server } from '../../../testing/server';
import { NewsletterForm } from './NewsletterForm';

function show() {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/newsletter', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(
        { email: 'ada@example.org', needsConfirmation: false },
        { status: 201 },
      );
    }),
  );
  renderWithProviders(<NewsletterForm label="Newsletter" name="newsletter" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  return { sent, field, submit };
}

const descriptionOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

describe('NewsletterForm', () => {
  it('sends the address alone', async () => {
    const { sent, field, submit } = show();
    await userEvent.type(field, ' ada@example.org');
    await submit();
    await waitFor(() => expect(sent).toEqual([{ email: 'ada@example.org' }]));
  });

  it('sends what was filled in without an event, and empties the field', async () => {
    const { sent, field, submit } = show();
    // React hears of no value that is set this way.
    Reflect.set(HTMLInputElement.prototype, 'value', 'ada@example.org', field);
    await submit();
    await waitFor(() => expect(sent).toEqual([{ email: 'ada@example.org' }]));
    await waitFor(() => expect(field.value).toBe(''));
  });

  it.each([
    ['', 'Enter your email address.'],
    ['   ', 'Enter your email address.'],
    ['ada@', 'Enter a valid email address, such as you@example.com.'],
  ])('does not send "%s", and says why at the field', async (typed, error) => {
    const { sent, field, submit } = show();
    if (typed) await userEvent.type(field, typed);
    await submit();
    expect(screen.getByRole('alert').textContent).toBe(error);
    expect(descriptionOf(field)).toBe(error);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    // Screen readers are silent where an alert keeps its text.
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe(`${error}\u00a0`);
    await userEvent.type(field, 'a');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('keeps the address when the server fails', async () => {
    const { field, submit } = show();
    server.use(http.post('/api/newsletter', () => new HttpResponse(null, { status: 503 })));
    await userEvent.type(field, 'ada@example.org');
    await submit();
    await waitFor(() =>
      expect(getToasts()).toMatchObject([
        {
          title: 'Error',
          description: 'Failed to subscribe. Please try again.',
          variant: 'destructive',
        },
      ]),
    );
    expect(field.value).toBe('ada@example.org');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  it.each([
    [400, 'Invalid email address'],
    [429, 'Too many subscriptions have come from your network address.'],
  ])('says at the field what a %i says', async (status, detail) => {
    const { field, submit } = show();
    server.use(http.post('/api/newsletter', () => problem(status, detail)));
    await userEvent.type(field, 'ada@example');
    await submit();
    await waitFor(() => expect(descriptionOf(field)).toBe(detail));
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('ada@example');
  });

  it('sends once, however often its button is pressed', async () => {
    const { sent, field, submit } = show();
    const answer = delayResponse('/api/newsletter');
    await userEvent.type(field, 'ada@example.org');
    await submit();
    const button = await screen.findByRole('button', { name: 'Subscribing...' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    await userEvent.type(field, '{Enter}');
    answer();
    await waitFor(() => expect(field.value).toBe(''));
    expect(getToasts()).toMatchObject([{ title: 'Subscribed!' }]);
    expect(sent).toHaveLength(1);
  });
});
