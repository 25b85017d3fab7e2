/** Milliseconds that admin calls and writes may fail. A short drill also runs on busy machines. */
const RECOVERS_WITHIN = 5_000;
const WHERE_BUSY = 15_000;
const PASSING = new Set([502, 503]);

export function judgeDrill({ load, rolling, kills, found, isEditKept }, isShort) {
  const within = isShort ? WHERE_BUSY : RECOVERS_WITHIN;
  const { reads, writes, admin } = load;
  printCounts(load, found);
  console.log(`replicas killed: ${kills}`);
  return printChecks([
    ['no public read failed', reads.failed === 0],
    ...keptChecks(load, found, isEditKept),
    ['restarting all replicas in turn failed no request', rolling === 0],
    ['writes and admin calls failed as 502 or 503 only', [writes, admin].every(failsWell)],
    [
      `writes and admin calls recovered within ${within / 1000} s`,
      [writes, admin].every(({ longest }) => longest <= within),
    ],
  ]);
}

export function judgeUpgrade({ load, replaced, found, isEditKept }) {
  printCounts(load, found);
  console.log(`replicas replaced: ${replaced}`);
  return printChecks([
    ['no request failed', load.failures() === 0],
    ...keptChecks(load, found, isEditKept),
  ]);
}

const keptChecks = ({ acknowledged }, found, isEditKept) => [
  ['no acknowledged write is lost', acknowledged.length > 0 && found === acknowledged.length],
  ['the last acknowledged edit holds', isEditKept],
];

function printCounts({ reads, writes, admin, acknowledged }, found) {
  console.table(
    Object.fromEntries(
      Object.entries({ reads, writes, admin }).map(([kind, counts]) => [
        kind,
        {
          requests: counts.good + counts.failed,
          failed: counts.failed,
          'failures by kind': counts.describeFailures,
          'longest without an answer (s)': Number((counts.longest / 1000).toFixed(1)),
        },
      ]),
    ),
  );
  console.log(`writes acknowledged: ${acknowledged.length}, found afterwards: ${found}`);
}

function printChecks(checks) {
  for (const [what, holds] of checks) console.log(`${holds ? 'ok    ' : 'FAILED'}  ${what}`);
  return checks.every(([, holds]) => holds);
}

const failsWell = ({ kinds }) => [...kinds.keys()].every((how) => PASSING.has(how));
