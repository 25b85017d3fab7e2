import { type FormErrors, NO_ERRORS } from '../../common/http/read-form.js';
import type { MessagePageAnswer } from '../../rendering/message-page.js';
import type { InvitationState } from './accept-invitation.service.js';

const STATUSES = { accepted: 200, used: 410, revoked: 410, expired: 410, unknown: 404 };

export function toPage(link: InvitationState, form: FormErrors = NO_ERRORS): MessagePageAnswer {
  const kind = 'invitation';
  if (link.state !== 'open') return { status: STATUSES[link.state], page: { kind, ...link } };
  const { name, email, inviterName: inviter } = link.invitation;
  // The form has no field for the address, so the username's field shows that the address is taken.
  const { email: taken, ...errors } = form.errors;
  const shown = taken ? { ...form, errors: { username: taken, ...errors } } : form;
  return { status: form.status, page: { kind, state: 'open', name, email, inviter, form: shown } };
}
