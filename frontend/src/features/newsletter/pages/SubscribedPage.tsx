import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { PageMeta } from '../../../components/PageMeta';
import { ThanksCard } from '../../../components/ThanksCard';
import { paths } from '../../../paths';

export default function SubscribedPage() {
  return (
    <>
      <PageMeta title="Subscribed" />
      <ThanksCard title="Subscribed!" text="You've successfully subscribed to our newsletter.">
        <Link to={paths.courses} className={button.primary}>
          Browse courses
        </Link>
      </ThanksCard>
    </>
  );
}
