import { useEffect, useRef, type SubmitEvent } from 'react';
import { uploadPortrait } from '../../../api/generated/pictures/pictures';
import { PrivacyLink } from '../../../components/PrivacyLink';
import { PORTRAIT, typed } from '../../../components/picture-upload/picture-shapes';
import { PictureUpload } from '../../../components/picture-upload/PictureUpload';
import { useSite } from '../../../site';
import button from '../../../components/button.module.css';
import { FieldGroup } from './FieldGroup';
import { MIN_QUOTE, quoteLength, type SubmissionField } from './submission-rules';
import styles from './SubmissionForm.module.css';
import { StoryField } from './StoryField';
import { TextInput } from '../../../components/TextInput';
import { HoneypotField } from './HoneypotField';
import { FORM_NAME, type useSubmission } from './use-submission';

interface SubmissionFormProps {
  submission: ReturnType<typeof useSubmission>;
  onPicture: (url: string) => void;
}

export function SubmissionForm({ submission, onPicture }: SubmissionFormProps) {
  const { values, isSending, isHydrated, attempts, refusal } = submission;
  const { storyEmail } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const announcement = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (announcement.current) announcement.current.textContent = '';
  }, [values]);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (attempts === 0 || !field || !announcement.current) return;
    // A field that is focused already would not be announced. Writing the text by hand repeats the same message.
    if (field === document.activeElement) {
      const error = document.getElementById(`${field.id}-error`);
      announcement.current.textContent = error?.textContent ?? '';
    }
    field.focus();
  }, [attempts]);
  const bind = (name: SubmissionField) => ({
    name,
    value: values[name],
    error: submission.errorOf(name),
    onChange: (value: string) => submission.change(name, value),
    onLeave: () => submission.visit(name),
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submission.submit(event.currentTarget);
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate={isHydrated}
      onSubmit={send}
      // Otherwise the blur shows an error, and the button moves away from the pointer.
      onMouseDown={(event) => {
        if ((event.target as Element).closest('button')) event.preventDefault();
      }}
    >
      <input type="hidden" name="form" value={FORM_NAME} />
      <p className={styles.legend}>
        Fields with a <span aria-hidden="true">*</span>
        <span className="visually-hidden">star</span> are required. What you type stays in this
        browser until you send it
        <span className={styles.preview}>
          ; only the address of your picture is looked up at once, for the preview
        </span>
        .
      </p>
      <FieldGroup title="Personal information" text="Who you are, and a face to go with it.">
        <TextInput label="Full name" autoComplete="name" required {...bind('studentName')} />
        <PictureUpload
          name="portrait"
          shape={PORTRAIT}
          upload={(picture) => uploadPortrait(picture, typed(picture))}
          onUploaded={(url) => {
            submission.change('studentImage', url);
            onPicture(url);
          }}
        >
          <TextInput
            label="Profile image URL"
            type="url"
            autoComplete="photo"
            placeholder="https://"
            hint="The web address of a portrait that is public."
            required
            {...bind('studentImage')}
          />
        </PictureUpload>
        <TextInput
          label="LinkedIn URL"
          type="url"
          placeholder="https://www.linkedin.com/in/"
          {...bind('linkedinUrl')}
        />
        {storyEmail !== 'off' && (
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            hint="Never published. We email you a link to confirm your story, and our decision."
            required={storyEmail === 'required'}
            {...bind('email')}
          />
        )}
      </FieldGroup>
      <FieldGroup title="Career transformation" text="Where you came from, and where you are now.">
        <TextInput label="Previous role" required {...bind('previousRole')} />
        <TextInput
          label="Current role"
          autoComplete="organization-title"
          required
          {...bind('currentRole')}
        />
        <TextInput
          label="Current company"
          autoComplete="organization"
          required
          {...bind('company')}
        />
        <TextInput label="Course completed" required {...bind('courseTaken')} />
      </FieldGroup>
      <FieldGroup title="Your story" text="What changed, and what you would tell a friend.">
        <StoryField {...bind('quote')} />
      </FieldGroup>
      <p ref={announcement} aria-live="assertive" className="visually-hidden" />
      <HoneypotField />
      <div className={styles.foot}>
        <button
          type="submit"
          className={button.primary}
          disabled={isHydrated && quoteLength(values.quote) < MIN_QUOTE}
          aria-disabled={isSending}
        >
          {isSending ? 'Submitting…' : 'Submit testimonial'}
        </button>
        {refusal && (
          <p role="alert" className={styles.tooMany}>
            {refusal}
          </p>
        )}
        <PrivacyLink />
      </div>
    </form>
  );
}
