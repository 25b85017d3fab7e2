import type { ComponentType, ReactNode } from 'react';
import { PageMeta } from '../PageMeta';
import { lazyPart } from './lazy-part';
import { LostPart, type LostPartProps } from './LostPart';

export function lazyPage(load: () => Promise<{ default: ComponentType }>, loading?: ReactNode) {
  return lazyPart(load, { title: 'We could not show this page', loading, Lost: LostPage });
}

function LostPage(props: LostPartProps) {
  return (
    <div className="container section">
      <PageMeta title={props.title} />
      <LostPart {...props} />
    </div>
  );
}
