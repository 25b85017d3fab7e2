export function step(what) {
  console.log(`${new Date().toISOString().slice(11, 19)}  ${what}`);
}
