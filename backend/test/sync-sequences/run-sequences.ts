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

/** Milliseconds for each on a busy machine; what has been found by then is told. */
const PATIENCE = 2_500;

/** @returns what went wrong, with the shortest such sequence and how to replay it; null when nothing did */
export async function failingSequence(world: World, draw: Draw): Promise<string | null> {
  return report(
    await fc.check(
      fc.asyncProperty(sequences, (acts) => play(world, acts)),
      patient(draw),
    ),
  );
}

/** The same for a preview, and what comes of it. */
export async function failingPreview(world: World, draw: Draw): Promise<string | null> {
  return report(
    await fc.check(
      fc.asyncProperty(pairs, (edits) => previewAndApply(world, edits)),
      patient(draw),
    ),
  );
}

function patient(draw: Draw) {
  const interruptAfterTimeLimit = draw.numRuns * PATIENCE;
  return { ...draw, interruptAfterTimeLimit, markInterruptAsFailure: true };
}

function report<Drawn>(result: fc.RunDetails<Drawn>): string | null {
  const said = fc.defaultReportMessage(result);
  return said === undefined ? null : `${said}\n${String(result.errorInstance)}`;
}
