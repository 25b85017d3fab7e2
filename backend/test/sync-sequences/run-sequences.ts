import fc from 'fast-check';
import { pairs, sequences } from './actions.js';
import { play } from './play.js';
import { previewAndApply } from './preview.js';
import type { World } from './world.js';

export interface Draw {
  seed: number;
  numRuns: number;
  /** Replays one case, as given in a failure message. */
  path?: string;
}

/** Shorter sequences that are tried once one has failed; the shortest found by then is reported. */
const TRIES = 300;

/** @returns the failure with the shortest sequence and how to replay it, or null */
export function failingSequence(worlds: World[], draw: Draw): Promise<string | null> {
  return failing(worlds, draw, sequences, play);
}

/** Like `failingSequence`, for previews and their application. */
export function failingPreview(worlds: World[], draw: Draw): Promise<string | null> {
  return failing(worlds, draw, pairs, previewAndApply);
}

/** Splits the work among the worlds, each with its own seed, because each waits half of the time. */
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

/** Skips attempts after the limit, so that shrinking ends at the same place on every machine. */
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
