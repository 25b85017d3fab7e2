import { registerLimits } from '../../../api/generated/limits/registerLimits';
import type { QuestionDto } from '../../../api/generated/model/questionDto';
import type { RegisterDto } from '../../../api/generated/model/registerDto';
import { countCharacters } from '../../../count-characters';
import { ADDRESS } from '../../../email-address';
import { visibleText } from '../../../visible-text';

/** Values and errors by the names of the form's fields. */
export type FieldTexts = Partial<Record<string, string>>;

/** Without JavaScript, the server finds answers by these names. */
export function answerField(questionId: string): string {
  return `answer-${questionId}`;
}

/** Returns an error for each field that has one. */
export function checkRegistration(
  values: FieldTexts,
  questions: readonly QuestionDto[],
): FieldTexts {
  const name = visibleText(values['name'] ?? '');
  const email = (values['email'] ?? '').trim();
  return {
    ...(!name && { name: 'Enter your name.' }),
    ...(countCharacters(name) > registerLimits.name.maxLength && {
      name: `Use at most ${registerLimits.name.maxLength} characters.`,
    }),
    ...(!ADDRESS.test(email) && {
      email: email ? 'Enter a complete email address.' : 'Enter your email address.',
    }),
    ...Object.fromEntries(
      questions
        .filter(({ id, isRequired }) => isRequired && !visibleText(values[answerField(id)] ?? ''))
        .map((question) => [answerField(question.id), missingAnswer(question)]),
    ),
  };
}

function missingAnswer({ type }: QuestionDto): string {
  return type === 'text' ? 'Answer this question.' : 'Choose an answer.';
}

export function toRegistration(values: FieldTexts, questions: readonly QuestionDto[]): RegisterDto {
  const answers = questions.flatMap(({ id }) => {
    const answer = (values[answerField(id)] ?? '').trim();
    return answer ? [[id, answer] as const] : [];
  });
  return {
    name: (values['name'] ?? '').trim(),
    email: (values['email'] ?? '').trim(),
    ...(answers.length > 0 && { answers: Object.fromEntries(answers) }),
    ...(values['newsletter'] && { newsletter: true }),
  };
}

/** Names fields as the form does: the API calls an answer `answers.q1`. */
export function toFieldErrors(errors: readonly { field: string; message: string }[]): FieldTexts {
  return Object.fromEntries(
    errors.map(({ field, message }) => [field.replace(/^answers\./, 'answer-'), message]),
  );
}
