import { StructuredData } from '../../../components/StructuredData';
import { useSite } from '../../../site';

export function Organization() {
  const { name, url } = useSite();
  return (
    <StructuredData
      facts={{
        '@type': 'EducationalOrganization',
        name,
        url: `${url}/`,
        logo: `${url}/favicon.svg`,
      }}
    />
  );
}
