import escapeHtml from 'escape-html';
import {
  CUT_OFF,
  HOME,
  type NoticePage,
  noticeForm,
  noticePage,
  passwordPage,
} from '../../rendering/notice.js';
import { type FormFaults, NO_FAULTS } from '../../common/http/read-form.js';
import { newPasswordFields } from '../users/forms/password-fields.js';
import type { InvitationState } from './accept-invitation.service.js';

const LOGIN = '<a class="primary" href="/admin/login">Sign in</a>';
const ASK = '<p>Ask whoever invited you to send a new invitation.</p>';

export function toPage(state: InvitationState, form?: FormFaults): NoticePage {
  switch (state.state) {
    case 'open':
      return formPage(state.invitation, form);
    case 'accepted':
      return noticePage(200, 'Welcome', [
        `<p>Your account is ready. Your username is <strong>${escapeHtml(state.username)}</strong>.</p>`,
        LOGIN,
      ]);
    case 'used':
      return noticePage(410, 'This invitation was accepted already', [
        '<p>It works once. If that was you, sign in with the username and the password that you chose.</p>',
        LOGIN,
      ]);
    case 'revoked':
      return noticePage(410, 'This invitation was taken back', [ASK, HOME]);
    case 'expired':
      return noticePage(410, 'This invitation has expired', [
        '<p>It worked for seven days.</p>',
        ASK,
        HOME,
      ]);
    case 'unknown':
      return noticePage(404, 'This link does not work', [CUT_OFF, HOME]);
  }
}

function formPage(
  { name, email, inviterName }: { name: string; email: string; inviterName: string },
  form: FormFaults = NO_FAULTS,
): NoticePage {
  const { faults, values, failure } = form;
  return passwordPage(form.status, `Welcome, ${name}`, [
    `<p>${escapeHtml(inviterName)} invites you to the back office. Your account will be that of ` +
      `<strong>${escapeHtml(email)}</strong>.</p>`,
    noticeForm({
      submit: 'Create my account',
      failure,
      fields: [
        {
          name: 'username',
          label: 'Username',
          autocomplete: 'username',
          minlength: 3,
          maxlength: 50,
          value: values['username'],
          fault: faults['username'] ?? faults['email'],
        },
        ...newPasswordFields(faults, [name, email]),
      ],
    }),
  ]);
}
