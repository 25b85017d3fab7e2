/** The oldest with all that the product takes from Node. `npm` brings it along, whatever the machine has. */
const OLDEST = 24;

/** Ends the program with a line that says what to type, instead of a stack about a name that this Node lacks. */
export function refuseOldNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST) return;
  process.stderr.write(
    `Lectern cannot start: this is Node ${node}, and ${OLDEST} or later is needed. ` +
      'In its folder `npm start` and `npx node …` take the one that `npm ci` has brought.\n',
  );
  process.exit(1);
}
