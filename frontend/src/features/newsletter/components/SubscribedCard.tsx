import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { PageMeta } from '../../../components/PageMeta';
import { ThanksCard } from '../../../components/ThanksCard';
import { paths } from '../../../paths';

/** Shown when the form was sent without JavaScript. */
export function SubscribedCard({ title, description }: { title: string; description: string }) {
  return (
    <>
      <PageMeta title="Subscribed" />
      <ThanksCard title={title} text={description}>
        <Link to={paths.courses} className={button.primary}>
          Browse courses
        </Link>
      </ThanksCard>
    </>
  );
}
