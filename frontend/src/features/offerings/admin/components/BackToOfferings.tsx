import { Breadcrumb } from 'antd';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../../paths';

interface BackToOfferingsProps {
  title: string;
  label?: string;
  path?: string;
}

export function BackToOfferings(props: BackToOfferingsProps) {
  const { title, label = 'Offerings', path = adminPaths.offerings } = props;
  return (
    <Breadcrumb
      style={{ marginBottom: 8 }}
      items={[{ title: <Link to={path}>{label}</Link> }, { title }]}
    />
  );
}
