import { type ComponentType, lazy, Suspense } from 'react';

export function lateDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isOpen: (props: Props) => boolean,
) {
  const Dialog = lazy(load) as unknown as ComponentType<Props>;
  return (props: Props) =>
    isOpen(props) && (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    );
}
