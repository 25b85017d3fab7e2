import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRegister } from '../../../api/generated/offerings/offerings';
import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import { adviceFor } from '../../../components/QueryState';
import { paths } from '../../../paths';
import { useSubmittedForm } from '../../../submitted-form';
import {
  answerField,
  checkRegistration,
  type FieldTexts,
  toFieldErrors,
  toRegistration,
} from './registration-rules';
import type { RegisteredState } from './use-registered-state';

export const FORM_NAME = 'registration';

export function useRegistration({ id, slug, title, questions }: OfferingDetailDto) {
  const submitted = useSubmittedForm(FORM_NAME);
  const navigate = useNavigate();
  const [values, setValues] = useState<FieldTexts>(submitted?.values ?? {});
  const [errors, setErrors] = useState<FieldTexts>(submitted ? refusals(submitted.errors) : {});
  const [failure, setFailure] = useState(submitted?.failure);
  const [attempts, setAttempts] = useState(submitted ? 1 : 0);
  const { mutate, isPending } = useRegister();

  const fields = ['name', 'email', ...questions.map((question) => answerField(question.id))];
  const refuse = (found: FieldTexts) => {
    setErrors(found);
    // An error of no field of this form would not be seen.
    setFailure(Object.entries(found).find(([field]) => !fields.includes(field))?.[1]);
    setAttempts((made) => made + 1);
  };
  return {
    values,
    errors,
    /** Why the form could not be sent, if no field is the cause. */
    failure,
    /** Increases with each attempt; the first field with an error then takes the focus. */
    attempts,
    isPending,
    change: (field: string, value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      setErrors((before) => ({ ...before, [field]: undefined }));
    },
    submit: () => {
      if (isPending) return;
      const found = checkRegistration(values, questions);
      refuse(found);
      if (Object.keys(found).length > 0) return;
      mutate(
        { id, data: toRegistration(values, questions) },
        {
          onSuccess: ({ status, place }) => {
            const state: RegisteredState = {
              status,
              place,
              title,
              path: paths.offering({ id, slug }),
            };
            void navigate(status === 'waiting' ? paths.waitlisted : paths.registered, { state });
          },
          onError: (error) => {
            refuse(toFieldErrors(error.problem?.errors ?? []));
            if (!error.problem?.errors) setFailure(adviceFor(error));
          },
        },
      );
    },
  };
}

function refusals(errors: Record<string, string>): FieldTexts {
  return toFieldErrors(Object.entries(errors).map(([field, message]) => ({ field, message })));
}
