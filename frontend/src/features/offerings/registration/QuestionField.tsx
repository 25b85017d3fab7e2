import { useId } from 'react';
import type { QuestionDto } from '../../../api/generated/model/questionDto';
import field from '../../../components/TextInput.module.css';
import { TextInput } from '../../../components/TextInput';
import styles from './QuestionField.module.css';
import { answerField } from './registration-rules';

interface QuestionFieldProps {
  question: QuestionDto;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The most characters of an answer that the API takes. */
const MAX_ANSWER = 1000;

export function QuestionField({ question, ...props }: QuestionFieldProps) {
  if (question.type === 'text') {
    return (
      <TextInput
        name={answerField(question.id)}
        label={question.label}
        required={question.isRequired}
        maxLength={MAX_ANSWER}
        onLeave={() => undefined}
        {...props}
      />
    );
  }
  return question.type === 'choice' ? (
    <ChoiceQuestion question={question} {...props} />
  ) : (
    <YesNoQuestion question={question} {...props} />
  );
}

function ChoiceQuestion({ question, value, error, onChange }: QuestionFieldProps) {
  const id = useId();
  return (
    <div className={field.field}>
      <label htmlFor={id}>
        <Label question={question} />
      </label>
      <select
        id={id}
        name={answerField(question.id)}
        required={question.isRequired}
        value={value}
        className={styles.select}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{question.isRequired ? 'Choose…' : 'No answer'}</option>
        {question.options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

function YesNoQuestion({ question, value, error, onChange }: QuestionFieldProps) {
  const id = useId();
  const name = answerField(question.id);
  return (
    <fieldset
      className={`${field.field} ${styles.group}`}
      aria-describedby={error && `${id}-error`}
    >
      <legend>
        <Label question={question} />
      </legend>
      {(['yes', 'no'] as const).map((answer) => (
        <label key={answer} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={answer}
            required={question.isRequired}
            checked={value === answer}
            aria-invalid={error !== undefined}
            onChange={() => onChange(answer)}
          />
          {answer === 'yes' ? 'Yes' : 'No'}
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

function Label({ question: { label, isRequired } }: Pick<QuestionFieldProps, 'question'>) {
  return (
    <>
      {label}
      {isRequired ? (
        <span className={field.star} aria-hidden="true">
          {' *'}
        </span>
      ) : (
        <span className={field.optional}> (optional)</span>
      )}
    </>
  );
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className={field.error}>
      {error}
    </p>
  ) : null;
}
