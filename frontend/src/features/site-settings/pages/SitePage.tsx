import { useGetSiteDraft } from '../../../api/generated/site-admin/site-admin';
import { QueryView } from '../../../components/admin/QueryView';
import { SiteEditor } from '../components/SiteEditor';

export default function SitePage() {
  const query = useGetSiteDraft();
  return (
    <QueryView query={query} errorTitle="We could not load the site">
      {(draft) => <SiteEditor draft={draft} />}
    </QueryView>
  );
}
