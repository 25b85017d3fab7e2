import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import type { CreateOfferingDto } from '../../../../api/generated/model/createOfferingDto';
import type { OfferingScope } from '../../../../api/generated/model/offeringScope';
import type { RepeatDto } from '../../../../api/generated/model/repeatDto';
import type { SaveQuestionDto } from '../../../../api/generated/model/saveQuestionDto';
import type { UpdateOfferingDto } from '../../../../api/generated/model/updateOfferingDto';

type Fields = Omit<CreateOfferingDto, 'repeat'>;

export interface OfferingForm extends Fields {
  /** Creates a series. */
  isSeries: boolean;
  repeat: RepeatDto;
  scope: OfferingScope;
  /** The version that the form was filled from; 0 for a new offering. */
  version: number;
}

const NO_SERIES = {
  isSeries: false,
  repeat: { every: 'week', times: 4 },
  scope: 'one',
} as const;

export const BLANK_QUESTION: SaveQuestionDto = {
  id: '',
  label: '',
  type: 'text',
  options: [],
  isRequired: false,
};

export function newOffering(timeZone: string): OfferingForm {
  return {
    kind: 'event',
    title: '',
    summary: '',
    text: '',
    picture: null,
    courseId: null,
    timeZone,
    sessions: [{ start: '', end: '' }],
    place: '',
    onlineUrl: '',
    language: 'en',
    hostId: null,
    seats: null,
    minParticipants: null,
    payment: 'free',
    questions: [],
    offerHours: 24,
    recordingUrl: '',
    ...NO_SERIES,
    version: 0,
  };
}

export function toForm(offering: AdminOfferingDto): OfferingForm {
  const { kind, title, summary, text, picture, courseId, timeZone, sessions, language } = offering;
  const { hostId, seats, minParticipants, payment, questions, offerHours, version } = offering;
  return {
    ...{ kind, title, summary, text, picture, courseId, timeZone, sessions, language },
    ...{ hostId, seats, minParticipants, payment, questions, offerHours, version },
    place: offering.place ?? '',
    onlineUrl: offering.onlineUrl ?? '',
    recordingUrl: offering.recordingUrl ?? '',
    ...NO_SERIES,
  };
}

function toFields(form: OfferingForm): Fields {
  const { isSeries: _, repeat: __, scope: ___, version: ____, ...fields } = form;
  return {
    ...fields,
    // An emptied control is undefined, which the API refuses.
    courseId: fields.courseId ?? null,
    hostId: fields.hostId ?? null,
    place: fields.place || null,
    onlineUrl: fields.onlineUrl || null,
    recordingUrl: fields.recordingUrl || null,
    questions: withIds(fields.questions),
  };
}

export function toCreateDto(form: OfferingForm): CreateOfferingDto {
  return { ...toFields(form), ...(form.isSeries && { repeat: form.repeat }) };
}

export function toUpdateDto(form: OfferingForm): UpdateOfferingDto {
  return { ...toFields(form), version: form.version, scope: form.scope };
}

/** Gives new questions the ids that are free. Answers are stored under the id, so it never changes. */
function withIds(questions: readonly SaveQuestionDto[]): SaveQuestionDto[] {
  const taken = new Set(questions.map(({ id }) => id));
  return questions.map(({ id, options, ...question }) => {
    let number = 1;
    while (id === '' && taken.has(`q${number}`)) number += 1;
    const given = id || `q${number}`;
    taken.add(given);
    return { ...question, id: given, options: question.type === 'choice' ? options : [] };
  });
}
