import { type FormErrors, NO_ERRORS } from '../../common/http/read-form.js';
import { DAYS_TO_CONFIRM } from '../../common/links/link-tokens.service.js';
import { type DateStyle, momentInWords } from '../../common/text/in-words.js';
import type { MessagePageAnswer } from '../../rendering/message-page.js';
import { STORY_FIELDS, type Testimonial } from '../testimonial.entity.js';
import type { AuthorLinkState } from './author-link.state.js';

export function toPage(link: AuthorLinkState, path: string, style: DateStyle): MessagePageAnswer {
  const kind = 'your-story';
  switch (link.state) {
    case 'unconfirmed':
      return {
        status: 200,
        page: { kind, path, ...link, until: momentInWords(link.until, style) },
      };
    case 'confirmed': {
      const { state, testimonial: story, did } = link;
      return { status: 200, page: { kind, state, path, story, status: story.status, did } };
    }
    case 'expired':
      return { status: 410, page: { kind, state: link.state, days: DAYS_TO_CONFIRM } };
    case 'withdrawn':
      if (link.isNew) return { status: 200, page: { kind, state: 'now-withdrawn' } };
      return { status: 410, page: { kind, state: link.state } };
    case 'deleted':
      return { status: 410, page: { kind, state: link.state } };
    case 'unknown':
      return { status: 404, page: { kind, state: link.state } };
  }
}

export function toWithdrawalPage(story: Testimonial, path: string): MessagePageAnswer {
  return { status: 200, page: { kind: 'story-withdrawal', path, story } };
}

export function toCorrectionPage(
  story: Testimonial,
  path: string,
  { status, ...form }: FormErrors = NO_ERRORS,
): MessagePageAnswer {
  const kind = 'story-correction';
  const texts = STORY_FIELDS.map((name) => [name, form.values[name] ?? story[name] ?? '']);
  const values = Object.fromEntries(texts) as Record<string, string>;
  const { version } = story;
  return { status, page: { kind, path, story, version, form: { ...form, values } } };
}
