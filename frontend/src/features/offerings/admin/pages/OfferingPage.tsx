import { useNavigate, useParams } from 'react-router-dom';
import { useGetAdminOffering } from '../../../../api/generated/offerings-admin/offerings-admin';
import { isGone, RecordNotFound } from '../../../../components/admin/forms/RecordNotFound';
import { QueryView } from '../../../../components/admin/QueryView';
import { PageMeta } from '../../../../components/PageMeta';
import { adminPaths } from '../../../../paths';
import { NewOffering } from '../components/NewOffering';
import { OfferingTabs } from '../components/OfferingTabs';

const NEW = 'new';

export default function OfferingPage() {
  const { id = NEW } = useParams();
  return id === NEW ? <NewOffering /> : <SavedOffering key={id} id={id} />;
}

function SavedOffering({ id }: { id: string }) {
  const navigate = useNavigate();
  const query = useGetAdminOffering(id);
  if (isGone(query.error)) {
    return <RecordNotFound noun="offering" onClose={() => void navigate(adminPaths.offerings)} />;
  }
  return (
    <>
      <PageMeta title={query.data?.title ?? 'Offering'} />
      <QueryView query={query} errorTitle="We could not load the offering">
        {(offering) => <OfferingTabs offering={offering} />}
      </QueryView>
    </>
  );
}
