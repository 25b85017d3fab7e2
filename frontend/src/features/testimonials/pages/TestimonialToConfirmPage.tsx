import { PageMeta } from '../../../components/PageMeta';
import { ThankYou } from '../submission/ThankYou';

/** Shown when the form was sent without JavaScript and with an email address. */
export default function TestimonialToConfirmPage() {
  return (
    <>
      <PageMeta title="Thank you" />
      <ThankYou isMailed />
    </>
  );
}
