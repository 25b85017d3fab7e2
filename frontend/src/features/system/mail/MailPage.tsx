import { useGetSystem } from '../../../api/generated/system/system';
import { PageHeader } from '../../../components/admin/PageHeader';
import { QueryView } from '../../../components/admin/QueryView';
import { SystemFacts } from '../components/SystemFacts';
import { MAIL, partsOf } from '../system-facts';

export default function MailPage() {
  const query = useGetSystem();
  return (
    <>
      <PageHeader
        title="Mail"
        subtitle="How the site sends email, and how many emails are waiting"
      />
      <QueryView query={query} errorTitle="We could not load the email status">
        {(system) =>
          partsOf(system)
            .filter(({ title }) => title === MAIL)
            .map((part) => <SystemFacts key={part.title} {...part} />)
        }
      </QueryView>
    </>
  );
}
