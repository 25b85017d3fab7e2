import { reloadNow, reloadOnceFor } from '../../reload';

/** How far the code of a part is; once it is there nobody asks any more. */
export type PartState = 'loading' | 'offline' | 'outdated' | 'lost' | 'retrying';

export interface PartLoader<Module> {
  /** Begins to load. It never rejects: it is there, however many attempts that takes. */
  start: () => Promise<Module>;
  state: () => PartState;
  /** @param byVisitor they asked for it, so that the page may be loaded anew at once */
  tryAgain: (byVisitor: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Browsers remember a script that did not come as long as the page lives, so a retry may mean a reload. */
export function createPartLoader<Module>(load: () => Promise<Module>): PartLoader<Module> {
  const listeners = new Set<() => void>();
  let state: PartState = 'loading';
  let fault: unknown;
  let isStarted = false;
  let arrive: (module: Module) => void = () => {};
  const whenThere = new Promise<Module>((resolve) => {
    arrive = resolve;
  });

  const show = (next: PartState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const attempt = async (byVisitor: boolean) => {
    const isFirst = fault === undefined;
    try {
      // The style sheets that Vite has asked for once it takes for loaded.
      if (isStyleSheet(fault)) throw fault;
      arrive(await load());
      window.removeEventListener('online', retry);
    } catch (error) {
      fault = error;
      const file = fileIn(error);
      const status = await statusOf(file);
      const needsReload = status === 404 || status === 410 || (status === 200 && !isFirst);
      if (!needsReload) show('lost');
      else if (byVisitor) {
        // For whoever is asked whether to leave, and stays.
        show('outdated');
        reloadNow();
      } else {
        const when = reloadOnceFor(file);
        if (when !== 'now') show(when === 'later' ? 'outdated' : 'lost');
      }
    }
  };
  const tryAgain = (byVisitor: boolean) => {
    if (state === 'loading' || state === 'retrying') return;
    if (!navigator.onLine) {
      show('offline');
      return;
    }
    show('retrying');
    void attempt(byVisitor);
  };
  const retry = () => void whenReached().then(() => tryAgain(false));

  return {
    start: () => {
      if (!isStarted) {
        isStarted = true;
        window.addEventListener('online', retry);
        // Without a connection an attempt would only make the browser remember its failure.
        if (navigator.onLine) void attempt(false);
        else show('offline');
      }
      return whenThere;
    },
    state: () => state,
    tryAgain,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function isStyleSheet(fault: unknown): boolean {
  return fault !== undefined && fileIn(fault).endsWith('.css');
}

/** The file that the browser complains about; Safari does not name it, this one is as old. */
function fileIn(error: unknown): string {
  const named = /\S+\.(?:js|css)/.exec(error instanceof Error ? error.message : '')?.[0];
  return new URL(named ?? import.meta.url, window.location.href).pathname;
}

const LONGEST_PAUSE = 8_000;

/** A browser is online before its network carries anything, and an attempt in between would be remembered. */
async function whenReached(): Promise<void> {
  let pause = 250;
  while (navigator.onLine && (await statusOf(import.meta.url)) === 0) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }
}

function statusOf(file: string): Promise<number> {
  return fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => 0,
  );
}
