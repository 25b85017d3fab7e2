import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { SubmittedFormContext } from '../../../submitted-form';
import { StoryPreview } from '../submission/StoryPreview';
import { SubmissionForm } from '../submission/SubmissionForm';
import { ThankYou } from '../submission/ThankYou';
import { useSubmission } from '../submission/use-submission';
import styles from './SubmitTestimonialPage.module.css';

/** Following the link to this page after submitting starts a new story. */
export default function SubmitTestimonialPage() {
  const { key, hash } = useLocation();
  const submitted = use(SubmittedFormContext);
  const [sentAt, setSentAt] = useState<string>();
  const [count, setCount] = useState(0);
  if (sentAt !== undefined && sentAt !== key && hash === '') {
    setSentAt(undefined);
    setCount(count + 1);
  }
  return (
    <SubmittedFormContext value={count === 0 ? submitted : undefined}>
      <Submission key={count} onSent={() => setSentAt(key)} />
    </SubmittedFormContext>
  );
}

function Submission({ onSent }: { onSent: () => void }) {
  const submission = useSubmission();
  const tellSent = useEffectEvent(onSent);
  useEffect(() => {
    if (!submission.isDone) return;
    tellSent();
    window.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [submission.isDone]);
  return (
    <>
      <PageMeta
        title="Share your story"
        path={paths.submitTestimonial}
        description="Tell others what a course changed for you. Every story is read before it is published."
      />
      {submission.isDone ? (
        <ThankYou isMailed={submission.isMailed} />
      ) : (
        <Page submission={submission} />
      )}
    </>
  );
}

function Page({ submission }: { submission: ReturnType<typeof useSubmission> }) {
  const { values } = submission;
  const [imageUrl, setImageUrl] = useState(values.studentImage);
  return (
    <div className={`container ${styles.page}`}>
      <header className={styles.head}>
        <h1>Share your story</h1>
        <p>
          You took a course, and something changed. Tell those who are where you were. We read every
          story before it is published.
        </p>
      </header>
      <div
        onBlur={({ target }) => {
          // The values do not contain an uploaded picture yet.
          if (!(target instanceof HTMLButtonElement)) setImageUrl(values.studentImage);
        }}
      >
        <SubmissionForm submission={submission} onPicture={setImageUrl} />
      </div>
      <StoryPreview values={values} imageUrl={imageUrl} />
    </div>
  );
}
