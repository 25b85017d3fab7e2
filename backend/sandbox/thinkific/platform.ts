import { FaultBoard } from '../faults/fault-board.js';
import { FixedWindow } from '../http/fixed-window.js';
import { RequestLog } from '../http/request-log.js';
import { demoCatalogue } from './data/demo.js';
import { generatedCatalogue } from './data/generated.js';
import type { Catalogue } from './model.js';
import { ThinkificStore } from './store.js';

/** The hand-written catalogue, or a generated one of so many courses. */
export type CatalogueChoice = 'demo' | { courses: number };

export const REQUESTS_PER_WINDOW = 120;
const WINDOW_MS = 60_000;

const makeCatalogue = (choice: CatalogueChoice): Catalogue =>
  choice === 'demo' ? demoCatalogue() : generatedCatalogue(choice.courses);

/** Everything about the pretended Thinkific that changes while it runs. */
export class ThinkificPlatform {
  readonly store: ThinkificStore;
  readonly faults = new FaultBoard();
  readonly log = new RequestLog();
  readonly window = new FixedWindow(REQUESTS_PER_WINDOW, WINDOW_MS);

  constructor(private readonly initial: CatalogueChoice) {
    this.store = new ThinkificStore(makeCatalogue(initial));
  }

  load(choice: CatalogueChoice): void {
    this.store.load(makeCatalogue(choice));
  }

  reset(): void {
    this.load(this.initial);
    this.faults.replace([]);
    this.log.clear();
    this.window.clear();
  }
}
