import type { CatalogueChoice } from '../catalogue-choice.js';
import { FixedWindow } from '../http/fixed-window.js';
import { Platform } from '../platform.js';
import { demoCatalogue } from './data/demo.js';
import { generatedCatalogue } from './data/generated.js';
import type { Catalogue } from './model.js';
import { UdemyStore } from './store.js';

const REQUESTS_PER_WINDOW = 100;
const WINDOW_MS = 10_000;

const makeCatalogue = (choice: CatalogueChoice): Catalogue =>
  choice === 'demo' ? demoCatalogue() : generatedCatalogue(choice.courses);

export class UdemyPlatform extends Platform<Catalogue, UdemyStore> {
  constructor(initial: CatalogueChoice) {
    const window = new FixedWindow(REQUESTS_PER_WINDOW, WINDOW_MS);
    super(new UdemyStore(), window, makeCatalogue, initial);
  }
}
