import { type FieldError, InvalidInputError } from '../../common/problem/app-error.js';
import { MOST_ANSWER } from '../dto/register.dto.js';
import type { Question } from '../offering.entity.js';

export type Answers = Record<string, string>;

/** The name of an answer's field in a form that needs no JavaScript. */
export const FORM_FIELD = 'answer-';

/**
 * Returns the answers that are not blank.
 * @throws InvalidInputError for a missing, unknown or wrong answer; the field is `answers.` with the question's id
 */
export function checkAnswers(questions: Question[], given: Record<string, unknown>): Answers {
  const known = new Set(questions.map(({ id }) => id));
  const unknown = Object.keys(given).filter((id) => !known.has(id));
  const errors: FieldError[] = unknown.map((id) => ({
    field: `answers.${id}`,
    message: 'There is no such question',
  }));
  const answers: Answers = {};
  for (const question of questions) {
    const answer = given[question.id] ?? '';
    const text = typeof answer === 'string' ? answer.trim() : answer;
    const message = problemOf(question, text);
    if (message !== null) errors.push({ field: `answers.${question.id}`, message });
    else if (typeof text === 'string' && text !== '') answers[question.id] = text;
  }
  if (errors.length > 0) throw new InvalidInputError(errors);
  return answers;
}

function problemOf({ type, options, isRequired }: Question, answer: unknown): string | null {
  if (typeof answer !== 'string') return 'The answer must be text';
  if (answer === '') return isRequired ? 'Please answer this question' : null;
  switch (type) {
    case 'text':
      return answer.length > MOST_ANSWER
        ? `The answer must be at most ${MOST_ANSWER} characters`
        : null;
    case 'choice':
      return options.includes(answer) ? null : `The answer must be one of ${options.join(', ')}`;
    case 'yes-no':
      return ['yes', 'no'].includes(answer) ? null : 'The answer must be yes or no';
  }
}

/** Returns the answers in a form that needs no JavaScript. */
export function answersIn(values: Record<string, string>): Answers {
  const fields = Object.entries(values).filter(([name]) => name.startsWith(FORM_FIELD));
  return Object.fromEntries(
    fields.map(([name, value]) => [name.slice(FORM_FIELD.length), value] as const),
  );
}

/** Names the fields of errors as such a form does. */
export async function namedAsInForm<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new InvalidInputError(
      error.errors.map(({ field, message }) => ({
        field: field.replace(/^answers\./, FORM_FIELD),
        message,
      })),
    );
  }
}
