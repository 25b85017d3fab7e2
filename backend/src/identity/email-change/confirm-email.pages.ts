import escapeHtml from 'escape-html';
import { CUT_OFF, HOME, type NoticePage, noticePage } from '../../rendering/notice.js';
import type { EmailChangeState } from './email-change.state.js';

const ACCOUNT = '<a class="primary" href="/admin/account">Open your account</a>';
const STAYS = '<p>The address of the account stays as it is.</p>';

export function toConfirmPage(link: EmailChangeState): NoticePage {
  switch (link.state) {
    case 'open': {
      const { email, user } = link.change;
      return noticePage(200, 'Confirm your new address', [
        `<p>Shall <strong>${escapeHtml(email)}</strong> be the address of the account <strong>${escapeHtml(user.username)}</strong>?</p>`,
        '<form method="post"><button class="primary">Confirm this address</button></form>',
        '<p>It then signs in, and gets the mails about the account. If this is not your account, do nothing.</p>',
      ]);
    }
    case 'done':
      return noticePage(200, 'Your new address is confirmed', [
        `<p><strong>${escapeHtml(link.email)}</strong> is the address of your account from now on.</p>`,
        ACCOUNT,
      ]);
    case 'confirmed':
      return noticePage(410, 'This link was used already', [
        '<p>It works once. If that was you, there is nothing more to do.</p>',
        ACCOUNT,
      ]);
    case 'replaced':
      return noticePage(410, 'This link was replaced', [
        '<p>The address was changed, or another one was asked for, since it was sent.</p>',
        ACCOUNT,
      ]);
    case 'cancelled':
      return noticePage(410, 'This change was taken back', [STAYS, ACCOUNT]);
    case 'expired':
      return noticePage(410, 'This link has expired', [
        '<p>It worked for a day. Enter the address again in your account to get a new one.</p>',
        ACCOUNT,
      ]);
    case 'outdated':
      return noticePage(410, 'This link does not work any more', [
        '<p>The account has changed since it was sent. Enter the address again in your account to get a new one.</p>',
        ACCOUNT,
      ]);
    case 'taken':
      return noticePage(409, 'Somebody else has this address by now', [STAYS, ACCOUNT]);
    case 'unknown':
      return noticePage(404, 'This link does not work', [CUT_OFF, HOME]);
  }
}
