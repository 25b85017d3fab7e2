import { PageMeta } from '../../../components/PageMeta';
import { ThankYou } from '../submission/ThankYou';

/** Where the submission form leads without JavaScript. */
export default function TestimonialSentPage() {
  return (
    <>
      <PageMeta title="Thank you" />
      <ThankYou />
    </>
  );
}
