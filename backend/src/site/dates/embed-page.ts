import escapeHtml from 'escape-html';
import type { SiteContent } from '../../../../frontend/src/server/contract.ts';
import type { OfferingDto } from '../../offerings/dto/offering.dto.js';

type Site = Pick<SiteContent, 'name' | 'locale'> & { publicUrl: string };

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0}ul{list-style:none;margin:0;padding:0}
li{padding:.75rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}
a{color:inherit;font-weight:600}p{margin:0}`;

const STATES: Partial<Record<OfferingDto['state'], string>> = {
  full: 'Full: join the waitlist',
  tentative: 'Not enough participants yet',
  cancelled: 'Cancelled',
};

/** Renders the next dates as a page without scripts, whose links open in the window around the frame. */
export function toEmbedPage(offerings: readonly OfferingDto[], site: Site): string {
  const items = offerings.map((offering) => toItem(offering, site)).join('');
  const list = items === '' ? '<p>No date is set at the moment.</p>' : `<ul>${items}</ul>`;
  const { language } = new Intl.Locale(site.locale);
  return (
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="robots" content="noindex"><base target="_top">' +
    `<title>Next dates of ${escapeHtml(site.name)}</title><style>${STYLE}</style></head>` +
    `<body>${list}</body></html>`
  );
}

function toItem(offering: OfferingDto, { publicUrl, locale }: Site): string {
  const { id, slug, title, startsAt, timeZone, state } = offering;
  const date = new Intl.DateTimeFormat(locale, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone },
  }).format(new Date(startsAt));
  const when = `<time datetime="${startsAt}">${escapeHtml(date)}</time> (${escapeHtml(timeZone)})`;
  const note = STATES[state];
  const address = escapeHtml(`${publicUrl}/events/${id}/${slug}`);
  return (
    `<li><a href="${address}">${escapeHtml(title)}</a><p>${when}</p>` +
    `${note ? `<p>${note}</p>` : ''}</li>`
  );
}

/** Replaces elements like `<div data-lectern-dates data-kind="cohort">` of other websites by the frame. */
export const EMBED_SCRIPT = `(() => {
  const site = new URL(document.currentScript.src).origin;
  const show = () => {
    for (const place of document.querySelectorAll('[data-lectern-dates]')) {
      const address = new URL('/embed/dates', site);
      for (const name of ['kind', 'course', 'limit']) {
        if (place.dataset[name]) address.searchParams.set(name, place.dataset[name]);
      }
      const frame = document.createElement('iframe');
      frame.src = address.href;
      frame.title = place.dataset.title || 'Next dates';
      frame.loading = 'lazy';
      frame.style.cssText = 'border:0;width:100%;height:' + (Number(place.dataset.height) || 400) + 'px';
      place.replaceChildren(frame);
    }
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
})();
`;
