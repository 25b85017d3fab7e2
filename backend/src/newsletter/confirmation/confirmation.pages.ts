import escapeHtml from 'escape-html';
import { DAYS_REMEMBERED, DAYS_TO_CONFIRM } from '../../common/links/link-tokens.service.js';
import { HOME, type NoticePage, noticePage } from '../../rendering/notice.js';
import { inWords, momentInWords } from '../../common/text/in-words.js';
import type { ConfirmationState } from './confirmation.service.js';

const ANEW = '<p>To get the newsletter, subscribe at the foot of any page.</p>';

export function toConfirmationPage(link: ConfirmationState, token: string): NoticePage {
  switch (link.state) {
    case 'open':
      return noticePage(200, 'Confirm your subscription', [
        `<p>Shall <strong>${escapeHtml(link.email)}</strong> get the newsletter?</p>`,
        '<form method="post"><button class="primary">Subscribe</button></form>',
        `<p>If you do nothing, we forget the address on ${momentInWords(link.until)}.</p>`,
        `<a class="quiet" href="/confirm-subscription/${token}/data">See what we know of you</a>`,
      ]);
    case 'done':
      return noticePage(200, 'You are subscribed', [
        `<p><strong>${escapeHtml(link.email)}</strong> gets the newsletter from now on. Each one has a link to leave by.</p>`,
        `<a class="quiet" href="/unsubscribe/${link.token}/data">See what we know of you</a>`,
        HOME,
      ]);
    case 'used':
      return noticePage(200, 'This link was used already', [
        `<p>It confirmed a subscription on ${inWords(link.since)}. There is nothing more to do: each newsletter has a link to leave by, and to see what we know of you.</p>`,
        HOME,
      ]);
    case 'erased':
      return noticePage(200, 'We know nothing of you any more', [
        '<p>We erased your address, with all that stood beside it. You get no newsletter.</p>',
        `<p>What is left, for ${DAYS_TO_CONFIRM + DAYS_REMEMBERED} days at most, is a fingerprint of the code in your link, with its dates.</p>`,
        ANEW,
        HOME,
      ]);
    case 'expired':
      return noticePage(410, 'This link has expired', [
        `<p>It worked for ${DAYS_TO_CONFIRM} days. We have forgotten the address.</p>`,
        ANEW,
        HOME,
      ]);
    case 'unknown':
      return noticePage(404, 'This link does not work', [
        '<p>It may have been cut off on its way, or be too old. Open it from the mail again, or copy it as a whole.</p>',
        ANEW,
        HOME,
      ]);
  }
}
