import { type FormErrors, NO_ERRORS } from '../../common/http/read-form.js';
import type { MessagePageAnswer } from '../../rendering/message-page.js';
import type { ResetState } from './password-reset.state.js';

const STATUSES = { done: 200, used: 410, expired: 410, ended: 410, outdated: 410, unknown: 404 };

export function toRequestPage(form: FormErrors | null): MessagePageAnswer {
  const kind = 'forgot-password';
  if (!form) return { status: 200, page: { kind, state: 'no-mails' } };
  return { status: form.status, page: { kind, state: 'open', form } };
}

/** The page is the same for every name, so that it does not show who has an account. */
export const REQUESTED: MessagePageAnswer = {
  status: 200,
  page: { kind: 'forgot-password', state: 'sent' },
};

export function toResetPage(link: ResetState, form: FormErrors = NO_ERRORS): MessagePageAnswer {
  const kind = 'reset-password';
  if (link.state !== 'open') return { status: STATUSES[link.state], page: { kind, ...link } };
  const { username, name, email } = link.reset.user;
  const owner = [username, name, email];
  return { status: form.status, page: { kind, state: 'open', username, owner, form } };
}
