import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_SITE } from '../default-site';
import type { PersonalData } from '../server/contract';
import { SiteContext } from '../site';
import { ErrorPage } from './ErrorPage';
import { newPasswordFields } from './new-password-fields';
import { PersonalDataPage } from './PersonalDataPages';
import { PlainForm } from './PlainForm';
import { UnsubscribePage } from './SubscriptionPages';

/** As the server does. */
function render(page: ReactElement): void {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteContext value={DEFAULT_SITE}>{page}</SiteContext>,
  );
}

describe('a plain form', () => {
  const fields = newPasswordFields(['ada']);
  const first = () => screen.getByLabelText<HTMLInputElement>('Password');
  const second = () => screen.getByLabelText<HTMLInputElement>('Repeat password');
  const descriptionOf = (field: HTMLElement) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

  it('begins at its first field, which says what it needs', () => {
    render(<PlainForm submit="Send" fields={fields} />);
    expect(document.querySelector('[autofocus]')).toBe(first());
    expect(descriptionOf(first())).toMatch(/^At least 6 characters/);
  });

  it('begins at the first field with an error, and sends no password back', () => {
    const state = {
      values: { password: 'secret', repeated: 'other' },
      errors: { repeated: 'The passwords differ' },
    };
    render(<PlainForm submit="Send" fields={fields} state={state} />);
    expect(document.querySelector('[autofocus]')).toBe(second());
    expect(descriptionOf(second())).toBe('The passwords differ');
    expect([first(), second()].map(({ value }) => value)).toEqual(['', '']);
  });
});

describe('the page of an error', () => {
  const error = { status: 503, detail: 'Busy.', method: 'GET', requestId: 'abc-1' };
  const retry = () => screen.queryByText('Try again');

  it('offers to try again, and names the number in the log, where the site failed', () => {
    render(<ErrorPage {...error} />);
    expect(retry()).not.toBeNull();
    expect(screen.getByText('abc-1')).toBeTruthy();
  });

  it.each([
    { ...error, method: 'POST' },
    { ...error, status: 404 },
  ])('offers no retry of $method with status $status', (values) => {
    render(<ErrorPage {...values} />);
    expect(retry()).toBeNull();
  });
});

describe('the page of personal data', () => {
  const data: PersonalData = { path: '/x', email: 'ada@example.org', consents: null, mails: [] };

  it('says that no consent and no mail is known of a subscriber', () => {
    render(<PersonalDataPage {...data} subscribedAt="May 1, 2026" />);
    expect(screen.getByText(/^Not known: you were added/)).toBeTruthy();
    expect(screen.getByText(/^None in the last 90 days/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Unsubscribe, with an undo' })).toBeTruthy();
  });

  it('leads nowhere else once an admin has deleted the address', () => {
    render(<PersonalDataPage {...data} subscribedAt="May 1, 2026" deletedAt="June 1, 2026" />);
    expect(screen.getByText(/off the list on June 1, 2026/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Unsubscribe/ })).toBeNull();
  });

  it('calls the first consent of a person who has not confirmed an entry', () => {
    const consent = {
      action: 'subscribed',
      at: 'May 1',
      form: 'api',
      text: 1,
      words: null,
    } as const;
    const pending = { askedAt: 'May 1', remindedAt: null, forgottenAt: 'May 8' };
    render(<PersonalDataPage {...data} consents={[consent]} pending={pending} />);
    expect(
      screen.getByText('Entered on May 1, by a program (version 1 of the words)'),
    ).toBeTruthy();
    expect(screen.getByText('Not yet')).toBeTruthy();
  });
});

it('offers an undo only while one is possible', () => {
  const page = { state: 'unsubscribed', path: '/x', since: 'May 1', isTooLate: false } as const;
  render(<UnsubscribePage {...page} undo="sealed" />);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  render(<UnsubscribePage {...page} undo={null} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/subscribe at the foot of any page/)).toBeTruthy();
});
