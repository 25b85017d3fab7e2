import escapeHtml from 'escape-html';
import { LIMITS } from '../../common/validation/limits.js';
import {
  CUT_OFF,
  HOME,
  type NoticePage,
  noticeForm,
  noticePage,
  passwordPage,
} from '../../rendering/notice.js';
import { newPasswordFields } from '../users/forms/password-fields.js';
import { type FormFaults, NO_FAULTS } from '../../common/http/read-form.js';
import type { User } from '../users/user.entity.js';
import type { ResetState } from './password-reset.state.js';

const SIGN_IN = '<a class="primary" href="/admin/login">Sign in</a>';
const BACK = '<a class="quiet" href="/admin/login">Back to the login</a>';
const AGAIN = '<a class="primary" href="/forgot-password">Get a new link</a>';

/** @param form null: this site sends no mails */
export function toRequestPage(form: FormFaults | null): NoticePage {
  if (!form) {
    return noticePage(200, 'Forgot your password?', [
      '<p>This site sends no mails. Ask an administrator: under User Management they can make a link for you, by which you choose a new password.</p>',
      BACK,
    ]);
  }
  const { faults, values, failure, status } = form;
  return noticePage(status, 'Forgot your password?', [
    '<p>We send a link to the address of your account, by which you choose a new one.</p>',
    noticeForm({
      submit: 'Send the link',
      failure,
      fields: [
        {
          name: 'username',
          label: 'Email or username',
          autocomplete: 'username',
          maxlength: LIMITS.text,
          value: values['username'],
          fault: faults['username'],
        },
      ],
    }),
    BACK,
  ]);
}

/** The same for everybody. */
export const REQUESTED: NoticePage = noticePage(200, 'Look at your mail', [
  '<p>If this account exists, a mail with a link is on its way to its address. The link works once, for an hour.</p>',
  '<p>Has nothing come? Look among the spam, or ask an administrator for a link.</p>',
  BACK,
]);

export function toResetPage(state: ResetState, form: FormFaults = NO_FAULTS): NoticePage {
  switch (state.state) {
    case 'open':
      return toPasswordPage(state.reset.user, form);
    case 'done':
      return noticePage(200, 'Your new password is set', [
        `<p>Sign in with it as <strong>${escapeHtml(state.username)}</strong>.</p>`,
        SIGN_IN,
      ]);
    case 'used':
      return noticePage(410, 'This link was used already', [
        '<p>It works once. If that was you, sign in with the password that you chose.</p>',
        SIGN_IN,
      ]);
    case 'expired':
      return noticePage(410, 'This link has expired', ['<p>It worked for an hour.</p>', AGAIN]);
    case 'ended':
      return noticePage(410, 'This link does not work any more', [
        '<p>An administrator has made a newer one, or the one who made it is no longer an administrator.</p>',
        AGAIN,
      ]);
    case 'outdated':
      return noticePage(410, 'This link does not work any more', [
        '<p>The account has changed since it was sent.</p>',
        AGAIN,
      ]);
    case 'unknown':
      return noticePage(404, 'This link does not work', [CUT_OFF, AGAIN, HOME]);
  }
}

function toPasswordPage({ username, name, email }: User, form: FormFaults): NoticePage {
  return passwordPage(form.status, 'Choose a new password', [
    `<p>For the account of <strong>${escapeHtml(username)}</strong>. ` +
      'You are then signed out on all devices.</p>',
    noticeForm({
      submit: 'Set new password',
      failure: form.failure,
      fields: newPasswordFields(form.faults, [username, name, email]),
    }),
  ]);
}
