import { object, string } from 'yup';
import { messageParticipantsLimits } from '../../../../api/generated/limits/messageParticipantsLimits';
import { participantLimits as limits } from '../../../../api/generated/limits/participantLimits';
import type { SaveQuestionDto } from '../../../../api/generated/model/saveQuestionDto';
import { emailAddress, nameText, text } from '../../../../components/admin/forms/rules';

export interface ParticipantForm {
  name: string;
  email: string;
  answers: Record<string, string>;
}

export function newParticipant(questions: readonly SaveQuestionDto[]): ParticipantForm {
  return { name: '', email: '', answers: Object.fromEntries(questions.map(({ id }) => [id, ''])) };
}

export function participantSchema(questions: readonly SaveQuestionDto[]) {
  return object({
    name: nameText('Name', limits.name),
    email: emailAddress(),
    answers: object(
      Object.fromEntries(
        questions
          .filter(({ isRequired }) => isRequired)
          .map(({ id }) => [id, string().required('Answer this question')]),
      ),
    ),
  });
}

export const NEW_MESSAGE = { subject: '', text: '' };

export const messageSchema = object({
  subject: text('Subject', messageParticipantsLimits.subject),
  text: text('Message', messageParticipantsLimits.text),
});
