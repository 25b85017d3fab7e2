import type { MailStateDto } from '../../mail/dto/mail-state.dto.js';
import type { AnswerDto, RegistrationDto } from '../dto/admin-registration.dto.js';
import type { Offering, Question } from '../offering.entity.js';
import type { Registration } from './registration.entity.js';

const WORDS: Record<string, string> = { yes: 'Yes', no: 'No' };

/** Returns the answers with their questions. A question that was removed since is named by its id. */
export function toAnswers(questions: Question[], answers: Record<string, string>): AnswerDto[] {
  const known = new Map(questions.map((question) => [question.id, question]));
  return Object.entries(answers).map(([id, answer]) => {
    const question = known.get(id);
    const words = question?.type === 'yes-no' ? WORDS[answer] : undefined;
    return { question: question?.label ?? id, answer: words ?? answer };
  });
}

export function toRegistrationDto(
  registration: Registration,
  { questions }: Offering,
  { place, mail }: { place?: number; mail?: MailStateDto },
): RegistrationDto {
  const { id, name, email, status, offeredUntil, answers, hasAttended, registeredAt } =
    registration;
  return {
    ...{ id, name, email, status, hasAttended },
    place: place ?? null,
    offeredUntil: offeredUntil?.toISOString() ?? null,
    answers: toAnswers(questions, answers),
    registeredAt: registeredAt.toISOString(),
    mail: mail ?? null,
  };
}
