import { createElement, useSyncExternalStore, type ComponentType } from 'react';
import { onFirstUse } from './first-use';
import { createPartLoader } from './load-part';
import { tellLoss } from './tell-loss';

/**
 * For what nobody uses before a first look at the page: its code is fetched once the page is moved over,
 * touched or typed into. Until `useIsThere` says that it has come, the component shows nothing.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { start, state, tryAgain, subscribe: onState } = createPartLoader(load);
  const listeners = new Set<() => void>();
  let loaded: ComponentType<Props> | undefined;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  let title: string | undefined;
  onState(() => {
    const current = state();
    if (title === undefined || current === 'loading' || current === 'retrying') return;
    tellLoss({ title, state: current, onRetry: () => tryAgain(true) });
    title = undefined;
  });
  onFirstUse(() => {
    void start().then((module) => {
      loaded = module.default;
      for (const listener of listeners) listener();
    });
  });
  return {
    useIsThere: () => useSyncExternalStore(subscribe, () => loaded !== undefined),
    /** For whoever wants it before it has come: what was lost is tried again, and told of if that is in vain. */
    press: (lossTitle: string) => {
      title = lossTitle;
      tryAgain(false);
    },
    Part: (props: Props) => loaded && createElement(loaded, props),
  };
}
