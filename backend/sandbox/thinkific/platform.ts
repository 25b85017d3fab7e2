import type { CatalogueChoice } from '../catalogue-choice.js';
import { FixedWindow } from '../http/fixed-window.js';
import { Platform } from '../platform.js';
import { demoCatalogue } from './data/demo.js';
import { generatedCatalogue } from './data/generated.js';
import type { Catalogue } from './model.js';
import { SITE } from './data/site.js';
import { ThinkificStore } from './store.js';
import { WebhookRegistry } from './webhook-registry.js';
import { WebhookSender } from './webhook-sender.js';

const REQUESTS_PER_WINDOW = 120;
const WINDOW_MS = 60_000;

const makeCatalogue = (choice: CatalogueChoice): Catalogue =>
  choice === 'demo' ? demoCatalogue() : generatedCatalogue(choice.courses);

export class ThinkificPlatform extends Platform<Catalogue, ThinkificStore> {
  readonly registry = new WebhookRegistry();
  readonly webhooks = new WebhookSender(SITE.apiKey, this.registry);

  constructor(initial: CatalogueChoice) {
    const window = new FixedWindow(REQUESTS_PER_WINDOW, WINDOW_MS);
    super(new ThinkificStore(), window, makeCatalogue, initial);
  }

  override reset(): void {
    super.reset();
    this.webhooks.subscribe(null);
    this.registry.clear();
  }
}
