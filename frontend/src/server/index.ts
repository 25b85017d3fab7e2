import { publicPages } from '../pages';
import { renderMail } from '../mails/render-mail';
import { renderMessagePage } from '../message-pages/render-message-page';
import { paths } from '../paths';
import type { ServerBundle } from './contract';
import { openPage } from './open-page';

const bundle: ServerBundle = {
  openPage,
  sitemapPaths: publicPages.filter(({ inSitemap }) => inSitemap).map(({ path }) => path),
  coursePath: paths.course,
  formResults: new Map([
    ['newsletter', paths.subscribed],
    ['dates', paths.subscribed],
    ['subscription-to-confirm', paths.subscribedToConfirm],
    ['testimonial', paths.testimonialSent],
    ['testimonial-to-confirm', paths.testimonialToConfirm],
    ['registration-confirmed', paths.registered],
    ['registration-waiting', paths.waitlisted],
    ['interest', paths.dateRequested],
  ]),
  renderMail,
  renderMessagePage,
};

export default bundle;
