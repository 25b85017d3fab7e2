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

/** Shorter sequences that are tried once one has failed; the shortest found by then is reported. */
const TRIES = 300;

/** @returns what went wrong, with the shortest such sequence and how to replay it; null when nothing did */
export function failingSequence(worlds: World[], draw: Draw): Promise<string | null> {
  return failing(worlds, draw, sequences, play);
}

/** The same for a preview, and what comes of it. */
export function failingPreview(worlds: World[], draw: Draw): Promise<string | null> {
  return failing(worlds, draw, pairs, previewAndApply);
}

/** Each world has its share, drawn with a seed of its own, as each waits half of the time. */
async function failing<Drawn>(
  worlds: World[],
  { seed, numRuns, ...replay }: Draw,
  drawn: fc.Arbitrary<Drawn>,
  perform: (world: World, drawn: Drawn) => Promise<void>,
): Promise<string | null> {
  const share = Math.ceil(numRuns / worlds.length);
  const results = await Promise.all(
    worlds.map((world, place) =>
      fc.check(
        fc.asyncProperty(
          drawn,
          soonShort((each) => perform(world, each)),
        ),
        { ...replay, seed: seed + place, numRuns: share },
      ),
    ),
  );
  return results.map(report).find((fault) => fault !== null) ?? null;
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
