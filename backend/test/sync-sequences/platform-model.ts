import type { SandboxClient } from '../../sandbox/sandbox-client.factory.js';

export type PlatformName = 'thinkific' | 'udemy' | 'feed';
export type Row = Record<string, unknown>;

/** A change of a course on its platform; numbers stand for values. */
export type Change =
  | {
      kind: 'name' | 'picture' | 'describe' | 'chapters' | 'move' | 'instructor' | 'payment';
      to: number;
    }
  | { kind: 'price'; to: number | null }
  | { kind: 'collection'; to: number | null }
  | { kind: 'sale'; to: 'published' | 'hidden' | 'private' | 'draft' }
  | { kind: 'paid' | 'published'; to: boolean };

interface Request {
  path: string;
  body: object;
}

const MONTHLY = { interval: 'month', interval_count: '1' };
const A_MONTH = { unit: 'month', count: 1 };

/** The platform’s data of a kind of payment, and what a sync reads. */
type Payment = Row & { body: object; total?: number };

const PAYMENTS = {
  'one-time': () => ({ body: {}, type: 'one-time', currency: 'USD' }),
  euros: () => ({ body: { currency: 'eur' }, type: 'one-time', currency: 'EUR' }),
  plan: (amount) => ({
    body: { payment_type: 'payment-plan', number_of_payments: '3', ...MONTHLY },
    ...{ type: 'payment-plan', currency: 'USD', payments: 3, interval: A_MONTH },
    total: 3 * amount,
  }),
  subscription: () => ({
    body: { payment_type: 'subscription', ...MONTHLY },
    ...{ type: 'subscription', currency: 'USD', interval: A_MONTH },
  }),
  trial: () => ({
    body: {
      ...{ payment_type: 'subscription', trial_interval: 'day', trial_interval_count: '7' },
      ...MONTHLY,
    },
    ...{ type: 'subscription', currency: 'USD', interval: A_MONTH },
    trial: { unit: 'day', count: 7 },
  }),
} satisfies Record<string, (amount: number) => Payment>;

const KINDS = ['euros', 'plan', 'subscription', 'trial'] as const;

function sorted(document: Row): Row {
  const byKey = ([a]: [string, unknown], [b]: [string, unknown]) =>
    a.length - b.length || (a < b ? -1 : 1);
  return Object.fromEntries(Object.entries(document).toSorted(byKey));
}

const CATEGORIES = [
  { id: 501_418, name: 'AI' },
  { id: 501_419, name: 'Data' },
  { id: 501_425, name: 'Software Engineering' },
] as const;
const DEFAULT_COLLECTION = 501_220;
const INSTRUCTORS = [88_123, 88_131, 88_140];

/** Thinkific returns a course in three responses, which may be of different moments. */
function partsOf({ name, curriculum, ...product }: Row): string[] {
  return [{ name }, { curriculum }, product].map((part) => JSON.stringify(part));
}

/** A course as its platform has it, with all its former states. */
export class CourseModel {
  readonly versions = new Set<string>();
  private readonly parts = new Set<string>();
  private row: Row;
  private isListed = true;
  private isPublished = true;
  wasGone = false;

  constructor(
    readonly platform: PlatformName,
    readonly id: string,
    private readonly base: Row,
  ) {
    this.row = base;
    this.keep();
  }

  get isThere(): boolean {
    return this.isListed && this.isPublished;
  }

  get current(): string {
    return JSON.stringify(this.row);
  }

  /** Returns whether the course ever had this state. */
  had({ row, isRemoved }: { row: string; isRemoved: boolean }): boolean {
    return isRemoved ? this.wasGone : this.versions.has(row);
  }

  /** Like `had`, for each response separately, for a course that changes while it is read. */
  hadEachPart({ row, isRemoved }: { row: string; isRemoved: boolean }): boolean {
    if (isRemoved) return this.wasGone;
    return partsOf(JSON.parse(row) as Row).every((part) => this.parts.has(part));
  }

  async change(sandbox: SandboxClient, change: Change): Promise<boolean> {
    if (!this.isListed) return false;
    const found = this.on[this.platform](change);
    if (found === null) return false;
    await send(sandbox, 'PATCH', found.request);
    this.row = { ...this.row, ...found.row };
    if (change.kind === 'published') this.isPublished = change.to;
    this.keep();
    return true;
  }

  /** Removes the course from the platform or restores it. */
  async comeOrGo(sandbox: SandboxClient): Promise<boolean> {
    const { path } = this;
    if (this.isListed) await send(sandbox, 'DELETE', { path, body: {} });
    else await send(sandbox, 'POST', { path: `${path}/restore`, body: {} });
    this.isListed = !this.isListed;
    this.keep();
    return true;
  }

  private keep(): void {
    if (!this.isThere) {
      this.wasGone = true;
      return;
    }
    this.versions.add(this.current);
    for (const part of partsOf(this.row)) this.parts.add(part);
  }

  private get path(): string {
    return `/${this.platform}/courses/${encodeURIComponent(this.id)}`;
  }

  private readonly on: Record<
    PlatformName,
    (change: Change) => { request: Request; row: Row } | null
  > = {
    thinkific: (change) => this.onThinkific(change),
    udemy: (change) => this.onUdemy(change),
    feed: (change) => this.onFeed(change),
  };

  private onThinkific(change: Change): { request: Request; row: Row } | null {
    const product = (body: object, row: Row) => ({
      request: { path: `/thinkific/products/${Number(this.id) + 100_000}`, body },
      row,
    });
    const course = (body: object, row: Row) => ({ request: { path: this.path, body }, row });
    const { to } = change;
    switch (change.kind) {
      case 'name':
        return course({ name: `Name ${to}` }, { name: `Name ${to}` });
      case 'chapters': {
        const curriculum = Array.from({ length: change.to }, (_, n) => `Chapter ${n}`);
        return course({ chapters: curriculum }, { curriculum });
      }
      case 'instructor':
        return course({ instructor_id: INSTRUCTORS[change.to % 3] }, {});
      case 'move':
        return product({ position: to }, { position: to });
      case 'describe':
        return product(
          { description: `<p>Text ${to}</p>` },
          { description: `<p>Text ${to}</p>`, description_text: `Text ${to}` },
        );
      case 'picture': {
        const image_url = `https://cdn.example/${to}.png`;
        return product({ card_image_url: image_url }, { image_url });
      }
      case 'price':
        return this.priced(change.to, product);
      case 'payment':
        return this.paid(change.to, product);
      case 'collection': {
        const category = CATEGORIES[change.to ?? CATEGORIES.length];
        const ids = [DEFAULT_COLLECTION, ...(category ? [category.id] : [])];
        return product({ collection_ids: ids }, { category: category?.name ?? null });
      }
      case 'sale':
        return product(
          {
            hidden: to === 'hidden',
            private: to === 'private',
            status: to === 'draft' ? 'draft' : 'published',
          },
          { on_sale: to === 'published' },
        );
      default:
        return null;
    }
  }

  private priced(
    price: number | null,
    product: (body: object, row: Row) => { request: Request; row: Row },
  ) {
    const { enroll_url } = this.base;
    return price === null
      ? product(
          { price: null, product_prices: [], days_until_expiry: null },
          {
            price: null,
            payment_options: [],
            has_lifetime_access: true,
            enroll_url: String(enroll_url).replace(/\?.*/, ''),
          },
        )
      : this.paid(price, product, 'one-time');
  }

  /** @param amount also selects the kind of payment unless that is given */
  private paid(
    amount: number,
    product: (body: object, row: Row) => { request: Request; row: Row },
    kind: keyof typeof PAYMENTS = KINDS[amount % KINDS.length] ?? 'plan',
  ) {
    const { enroll_url } = this.base;
    const { body, total = amount, ...option }: Payment = PAYMENTS[kind](amount);
    const id = Number(String(enroll_url).split('=').at(-1));
    const price = { id, is_primary: true, label: null, price: `${amount}.0`, ...body };
    const isFree = amount === 0 && option['type'] === 'one-time';
    return product(
      { price: `${amount}.0`, product_prices: [price], days_until_expiry: null },
      {
        price: total,
        // In PostgreSQL's order of JSON keys.
        payment_options: [sorted({ ...option, amount, ...(isFree && { type: 'free' }) })],
        has_lifetime_access: kind !== 'subscription' && kind !== 'trial',
        enroll_url,
      },
    );
  }

  private onFeed(change: Change): { request: Request; row: Row } | null {
    const course = (body: object, row: Row) => ({ request: { path: this.path, body }, row });
    switch (change.kind) {
      case 'name':
        return course({ title: `Name ${change.to}` }, { name: `Name ${change.to}` });
      case 'describe': {
        const description = `<p>Text ${change.to}</p>`;
        return course({ description }, { description, description_text: `Text ${change.to}` });
      }
      case 'picture': {
        const image_url = `https://cdn.example/${change.to}.png`;
        return course({ image_url }, { image_url });
      }
      case 'chapters': {
        const curriculum = Array.from({ length: change.to }, (_, n) => `Chapter ${n}`);
        return course({ curriculum }, { curriculum });
      }
      case 'move':
        return course({ position: change.to }, { position: change.to });
      case 'price': {
        const type = change.to === 0 ? 'free' : 'one-time';
        const option = sorted({ type, amount: change.to, currency: 'EUR' });
        const payment_options = change.to === null ? [] : [option];
        const row = { price: change.to, payment_options, has_lifetime_access: true };
        return course({ price: change.to, interval: null }, row);
      }
      case 'sale':
        return course(
          { on_sale: change.to === 'published' },
          { on_sale: change.to === 'published' },
        );
      default:
        return null;
    }
  }

  private onUdemy(change: Change): { request: Request; row: Row } | null {
    const course = (body: object, row: Row) => ({ request: { path: this.path, body }, row });
    switch (change.kind) {
      case 'name':
        return course({ title: `Name ${change.to}` }, { title: `Name ${change.to}` });
      case 'paid':
        return course({ is_paid: change.to }, { is_paid: change.to });
      case 'published':
        return course({ is_published: change.to }, {});
      default:
        return null;
    }
  }
}

async function send(sandbox: SandboxClient, method: string, { path, body }: Request) {
  const answer = await sandbox.control(method, path, method === 'PATCH' ? body : undefined);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.text}`);
}
