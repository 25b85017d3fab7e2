import type { QueryClient } from '@tanstack/react-query';
import { readToken } from '../../../../api/admin-token';
import { ApiError } from '../../../../api/api-error';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import type { TestimonialVerdict } from '../../../../api/generated/model/testimonialVerdict';
import { forgetUndos, keepUndo, type Undo } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { refreshTestimonials } from '../hooks/refresh-testimonials';
import { isOnItsWay, storyAfter, type Decision } from './decision';
import { sendDecision, tellDecision, tellTakenBack, tellUnchanged } from './send-decision';

/**
 * Decisions about stories, sent one after the other in the order of the keys. It lives outside React, so that
 * no key waits for a render and none is lost with a screen. A fault that may pass stops it until somebody
 * tries again; a refusal is told and passed over.
 */
export class DecisionQueue {
  private decisions: readonly Decision[] = [];
  private readonly undos = new Map<number, Undo>();
  /** What each decision made of its story, as a later one of somebody else is not taken back with it. */
  private readonly made = new Map<number, string>();
  private readonly listeners = new Set<() => void>();
  private lastKey = 0;
  private refreshes = 0;
  private isSending = false;
  private owner: string | undefined;
  private token: string | null = null;

  constructor(private readonly queryClient: QueryClient) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly getDecisions = () => this.decisions;

  /** Only about what is pending, also by the decisions that are on their way. */
  decide(story: AdminTestimonialDto, verdict: TestimonialVerdict): void {
    if (storyAfter(story, this.decisions).status !== 'pending') return;
    // Whoever decides anew gives up what has failed.
    for (const old of this.decisions) {
      if (old.state === 'failed' && old.story.id === story.id) this.drop(old);
    }
    const decision = this.add({ story, verdict });
    this.undos.set(
      decision.key,
      keepUndo(() => this.takeBack(decision), story.id),
    );
    void this.send();
  }

  retry(): void {
    for (const { key, state } of this.decisions) {
      if (state === 'failed') this.change(key, { state: 'waiting' });
    }
    void this.send();
  }

  /** Leaves the story as it is on the server, and goes on. */
  giveUp(): void {
    for (const decision of this.decisions) if (decision.state === 'failed') this.drop(decision);
    void this.send();
  }

  /** Decisions wait for the person who made them, and are nobody else's. */
  claim(owner: string): void {
    if (this.owner !== undefined && this.owner !== owner) {
      for (const decision of this.decisions) this.drop(decision);
      forgetUndos();
    }
    this.owner = owner;
    this.token = readToken();
    this.retry();
  }

  private takeBack({ key, story, verdict }: Decision): void {
    const unsent = this.decisions.find(
      (other) => other.key === key && (other.state === 'waiting' || other.state === 'failed'),
    );
    if (unsent) {
      this.drop(unsent);
      tellTakenBack(unsent, true);
    } else {
      this.add({ story, verdict, takesBack: key });
    }
    void this.send();
  }

  private async send(): Promise<void> {
    if (this.isSending || this.decisions.length === 0) return;
    this.isSending = true;
    for (let next = this.next(); next; next = this.next()) await this.sendOne(next);
    this.isSending = false;
    if (!this.isOwnersTurn()) return;
    if (!this.decisions.some(({ state }) => state === 'failed')) await this.refresh();
  }

  /** Another tab may have signed somebody else in, as whom the rest would be sent. */
  private isOwnersTurn(): boolean {
    return readToken() === this.token;
  }

  /** What failed stands before all that came later. */
  private next(): Decision | undefined {
    if (!this.isOwnersTurn()) return undefined;
    const first = this.decisions.find(isOnItsWay);
    return first?.state === 'waiting' ? first : undefined;
  }

  private async sendOne(decision: Decision): Promise<void> {
    const { key, takesBack } = decision;
    this.change(key, { state: 'sending' });
    try {
      const made = takesBack === undefined ? undefined : this.made.get(takesBack);
      const etag = await sendDecision(decision, this.decisions, made);
      this.change(key, { state: 'done', etag });
      if (etag !== undefined) this.made.set(key, etag);
      else if (takesBack === undefined) return this.disown(decision);
    } catch (error) {
      toastFailure(takesBack === undefined ? 'Failed to update status' : 'Failed to undo', error);
      if (error instanceof ApiError && mayPass(error)) this.change(key, { state: 'failed', error });
      else this.drop(decision);
      return;
    }
    const isTakenBack = this.decisions.some((other) => other.takesBack === key);
    if (!isTakenBack) tellDecision(decision, this.undos.get(key));
  }

  /** Forgets what is done as soon as the lists show it. */
  private async refresh(): Promise<void> {
    this.refreshes += 1;
    const turn = this.refreshes;
    const shown = this.decisions.filter(({ state }) => state === 'done').map(({ key }) => key);
    await refreshTestimonials(this.queryClient);
    if (turn === this.refreshes) {
      this.publish(this.decisions.filter(({ key }) => !shown.includes(key)));
      for (const key of shown) this.undos.delete(key);
    }
  }

  private add(decision: Pick<Decision, 'story' | 'verdict' | 'takesBack'>): Decision {
    this.lastKey += 1;
    const added: Decision = { ...decision, key: this.lastKey, state: 'waiting' };
    this.publish([...this.decisions, added]);
    return added;
  }

  /** What somebody else has decided is not taken back by who wanted the same. */
  private disown(decision: Decision): void {
    this.forget(decision);
    tellUnchanged(decision);
  }

  private drop(decision: Decision): void {
    this.forget(decision);
    this.publish(this.decisions.filter(({ key }) => key !== decision.key));
  }

  /** Its undo goes, too, also one that waits already. */
  private forget({ key }: Decision): void {
    this.undos.get(key)?.forget();
    this.undos.delete(key);
    this.publish(this.decisions.filter(({ takesBack }) => takesBack !== key));
  }

  private change(key: number, part: Partial<Decision>): void {
    this.publish(this.decisions.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  private publish(decisions: readonly Decision[]): void {
    this.decisions = decisions;
    for (const listener of this.listeners) listener();
  }
}

/** No answer, a server in trouble, too many calls, or a session that has ended. */
function mayPass({ isNetworkError, status }: ApiError): boolean {
  return isNetworkError || status >= 500 || [401, 408, 429].includes(status);
}

const queues = new WeakMap<QueryClient, DecisionQueue>();

export function queueOf(queryClient: QueryClient): DecisionQueue {
  const queue = queues.get(queryClient) ?? new DecisionQueue(queryClient);
  queues.set(queryClient, queue);
  return queue;
}
