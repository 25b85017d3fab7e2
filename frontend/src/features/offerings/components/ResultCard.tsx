import { Link } from 'react-router-dom';
import button from '../../../components/button.module.css';
import { PageMeta } from '../../../components/PageMeta';
import { ThanksCard } from '../../../components/ThanksCard';
import { paths } from '../../../paths';
import type { RegisteredState } from '../registration/use-registered-state';

interface ResultCardProps {
  title: string;
  description: string;
  registered?: RegisteredState | null;
}

/** The page after a form. */
export function ResultCard({ title, description, registered }: ResultCardProps) {
  return (
    <>
      <PageMeta title={title} />
      <ThanksCard title={title} text={description}>
        {registered ? (
          <Link to={registered.path} className={button.primary}>
            Back to {registered.title}
          </Link>
        ) : (
          <Link to={paths.courses} className={button.primary}>
            Browse courses
          </Link>
        )}
      </ThanksCard>
    </>
  );
}
