import { Injectable } from '@nestjs/common';
import type { RegistrationTexts } from '../../../../frontend/src/server/contract.ts';
import { type FormErrors, NO_ERRORS } from '../../common/http/read-form.js';
import type { MessagePageAnswer } from '../../rendering/message-page.js';
import { FORM_FIELD } from './answers.js';
import { OfferingTexts } from './offering-texts.service.js';
import type { RegistrationLinkState } from './registration-link.state.js';
import { toAnswers } from './registration.mapper.js';

type Known = Extract<RegistrationLinkState, { registration: unknown }>;
export type ActiveLink = Extract<RegistrationLinkState, { place: unknown }>;

/** Makes the message pages of a registration's link. */
@Injectable()
export class RegistrationLinkPages {
  constructor(private readonly texts: OfferingTexts) {}

  of(link: RegistrationLinkState, path: string): MessagePageAnswer {
    const kind = 'registration';
    if (!('registration' in link)) {
      const { state } = link;
      return { status: state === 'erased' ? 200 : 404, page: { kind, state } };
    }
    const texts = this.textsOf(link, path);
    if (!('place' in link)) {
      const { state, isNew = false } = link;
      return { status: isNew ? 200 : 410, page: { kind, ...texts, state, isNew } };
    }
    const { state, place: waitlistPlace, did, registration, offering } = link;
    const { offeredUntil: until } = registration;
    const offeredUntil = until && this.texts.moment(until, offering);
    return { status: 200, page: { kind, ...texts, state, waitlistPlace, offeredUntil, did } };
  }

  details(
    { registration, offering }: ActiveLink,
    path: string,
    { status, ...form }: FormErrors = NO_ERRORS,
  ): MessagePageAnswer {
    const { name, answers } = registration;
    const questions = offering.questions.map(({ id, ...question }) => ({
      ...question,
      name: FORM_FIELD + id,
    }));
    const known = Object.entries(answers).map(([id, answer]) => [FORM_FIELD + id, answer] as const);
    const values = { name, ...Object.fromEntries(known), ...form.values };
    const { title } = offering;
    return {
      status,
      page: { kind: 'registration-details', path, title, questions, form: { ...form, values } },
    };
  }

  cancellation({ state, offering: { title } }: ActiveLink, path: string): MessagePageAnswer {
    const isSeat = state !== 'waiting';
    return { status: 200, page: { kind: 'registration-cancellation', path, title, isSeat } };
  }

  erasure({ offering: { title } }: Known, path: string): MessagePageAnswer {
    return { status: 200, page: { kind: 'registration-erasure', path, title } };
  }

  private textsOf({ registration, offering, state }: Known, path: string): RegistrationTexts {
    const { name, email, answers } = registration;
    return {
      ...this.texts.of(offering),
      ...{ path, name, email },
      answers: toAnswers(offering.questions, answers),
      onlineUrl: state === 'confirmed' ? offering.onlineUrl : null,
    };
  }
}
