import type { CatalogueChoice } from './catalogue-choice.js';
import { FaultBoard } from './faults/fault-board.js';
import type { FixedWindow } from './http/fixed-window.js';
import { RequestLog } from './http/request-log.js';

export class Platform<Catalogue, Store extends { load(catalogue: Catalogue): void }> {
  readonly faults = new FaultBoard();
  readonly log = new RequestLog();

  constructor(
    readonly store: Store,
    readonly window: FixedWindow,
    private readonly makeCatalogue: (choice: CatalogueChoice) => Catalogue,
    private readonly initial: CatalogueChoice,
  ) {
    this.load(initial);
  }

  load(choice: CatalogueChoice): void {
    this.store.load(this.makeCatalogue(choice));
  }

  reset(): void {
    this.load(this.initial);
    this.faults.replace([]);
    this.log.clear();
    this.window.clear();
  }
}
