import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  use,
  type ReactNode,
} from 'react';
import { reloadNow } from '../../reload';
import { ErrorBoundary } from '../ErrorBoundary';
import { createPartLoader } from './load-part';
import { LostPart, type LostPartProps } from './LostPart';
import { PartsContext } from './parts-context';

interface PartModule<Props> {
  default: ComponentType<Props>;
  /** Where its source stands; the build for the server adds it. */
  source?: string;
}

interface PartOptions {
  title: string;
  loading?: ReactNode;
  Lost?: ComponentType<LostPartProps>;
}

/** Its loss or fault is its own; what the server has rendered of it stays in sight until the code is there. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<PartModule<Props>>,
  { title, loading = null, Lost = LostPart }: PartOptions,
) {
  // On the server a part that does not come is a fault like any other.
  if (typeof window === 'undefined') return toPart(onServer(load), null, null, () => {});
  const { start, state, tryAgain, subscribe } = createPartLoader(load);

  function Missing() {
    const current = useSyncExternalStore(subscribe, state, state);
    // Whoever comes back to it would have it tried again.
    useEffect(() => tryAgain(false), []);
    if (current === 'loading') return loading;
    return <Lost title={title} state={current} onRetry={() => tryAgain(true)} />;
  }

  const broken = <Lost title={title} state="broken" onRetry={reloadNow} />;
  const preload = (mayBeLost?: boolean) => (mayBeLost ? tryAgain(false) : void start());
  return toPart(lazy(start), <Missing />, broken, preload);
}

/** Lets the page's document name the part's module. */
function onServer<Props extends object>(
  load: () => Promise<PartModule<Props>>,
): ComponentType<Props> {
  return lazy(async () => {
    const { default: Content, source } = await load();
    return {
      default: function Noted(props: Props) {
        if (source) use(PartsContext)?.add(source);
        return <Content {...props} />;
      },
    };
  });
}

/** What the server rendered has no properties: a change of them would wipe it out. */
function toPart<Props extends object>(
  Content: ComponentType<Props>,
  missing: ReactNode,
  broken: ReactNode,
  /** Fetches the code; what has been asked for may be lost, and is tried again. */
  preload: (mayBeLost?: boolean) => void,
) {
  const Part = memo(function Part(props: Props) {
    return (
      <ErrorBoundary fallback={broken}>
        <Suspense fallback={missing}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  });
  return Object.assign(Part, { preload });
}
