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
        subtitle="How mails leave the site, and how many still have to be sent"
      />
      <QueryView query={query} errorTitle="We could not load the state of the mails">
        {(system) =>
          partsOf(system)
            .filter(({ title }) => title === MAIL)
            .map((part) => <SystemFacts key={part.title} {...part} />)
        }
      </QueryView>
    </>
  );
}
