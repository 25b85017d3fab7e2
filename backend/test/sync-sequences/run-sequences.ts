import fc from 'fast-check';
import { pairs, sequences } from './acts.js';
import { play } from './play.js';
import { previewAndApply } from './preview.js';
import type { World } from './world.js';

export interface Draw {
  seed: number;
  numRuns: number;
  /** Leads to one case at once, as a failure says. */
  path?: string;
}

/** Shorter sequences that are tried once one has failed; what has been found by then is told. */
const TRIES = 300;

/** @returns what went wrong, with the shortest such sequence and how to replay it; null when nothing did */
export async function failingSequence(world: World, draw: Draw): Promise<string | null> {
  return report(
    await fc.check(
      fc.asyncProperty(
        sequences,
        soonShort((acts) => play(world, acts)),
      ),
      draw,
    ),
  );
}

/** The same for a preview, and what comes of it. */
export async function failingPreview(world: World, draw: Draw): Promise<string | null> {
  return report(
    await fc.check(
      fc.asyncProperty(
        pairs,
        soonShort((edits) => previewAndApply(world, edits)),
      ),
      draw,
    ),
  );
}

/** Passes what is tried after the last try, which ends the search on any machine at the same place. */
function soonShort<Drawn>(perform: (drawn: Drawn) => Promise<void>) {
  let left = Infinity;
  return async (drawn: Drawn) => {
    if (left <= 0) return;
    left -= 1;
    try {
      await perform(drawn);
    } catch (error) {
      left = Math.min(left, TRIES);
      throw error;
    }
  };
}

function report<Drawn>(result: fc.RunDetails<Drawn>): string | null {
  const said = fc.defaultReportMessage(result);
  return said === undefined ? null : `${said}\n${String(result.errorInstance)}`;
}
