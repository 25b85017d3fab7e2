import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderWithProviders } from '../../../testing/render';
import { server } from '../../../testing/server';
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
});
