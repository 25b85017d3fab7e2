import { useEffect, useState } from 'react';
import { PageMeta } from '../../../components/PageMeta';
import { paths } from '../../../paths';
import { StoryPreview } from '../submission/StoryPreview';
import { SubmissionForm } from '../submission/SubmissionForm';
import { ThankYou } from '../submission/ThankYou';
import { useSubmission } from '../submission/use-submission';
import styles from './SubmitTestimonialPage.module.css';

export default function SubmitTestimonialPage() {
  const submission = useSubmission();
  useEffect(() => {
    if (!submission.isDone) return;
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
          // A picture that a button has sent is not in these values yet.
          if (!(target instanceof HTMLButtonElement)) setImageUrl(values.studentImage);
        }}
      >
        <SubmissionForm submission={submission} onPicture={setImageUrl} />
      </div>
      <StoryPreview values={values} imageUrl={imageUrl} />
    </div>
  );
}
