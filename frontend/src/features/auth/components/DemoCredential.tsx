import { Alert } from 'antd';
import { useGetSite } from '../../../api/generated/site/site';
import { useSite } from '../../../site';

export function DemoCredential() {
  const { demo } = useSite();
  // The development server does not embed the demo's credential in the page.
  const asked = useGetSite({ query: { enabled: import.meta.env.DEV } });
  const credential = demo ?? asked.data?.demo_credential;
  if (!credential) return null;
  return (
    <Alert
      role="region"
      aria-label="Sample credential"
      style={{ marginTop: 24 }}
      title="This is a demo. Sign in with the sample credential:"
      description={
        <strong>
          {credential.username} / {credential.password}
        </strong>
      }
    />
  );
}
