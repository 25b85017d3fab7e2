import { Link } from 'react-router-dom';
import type { PlatformWarningDto } from '../../../api/generated/model/platformWarningDto';
import { adminPaths } from '../../../paths';
import { PLATFORMS } from '../../sync';
import { NeedItem } from './NeedItem';

export function PlatformWarningNeeds({ warnings }: { warnings: PlatformWarningDto[] }) {
  return warnings.map(({ platform, text }) => (
    <NeedItem
      key={text}
      status="warning"
      title={PLATFORMS[platform]}
      text={text}
      action={
        <Link
          to={adminPaths.connections}
          aria-label={`Check the connection to ${PLATFORMS[platform]}`}
        >
          Check
        </Link>
      }
    />
  ));
}
