/** The oldest supported Node. `npm` installs it locally, whatever the machine has. */
const OLDEST = 24;

export function refuseOldNode(): void {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST) return;
  process.stderr.write(
    `Lectern cannot start: this is Node ${node}, but it needs ${OLDEST} or later. ` +
      'In its folder `npm start` and `npx node …` use the version that `npm ci` has installed.\n',
  );
  process.exit(1);
}
