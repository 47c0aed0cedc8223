const NEEDED = [20, 19];

/** Ends the process with one sentence when Node is too old for the product. */
export function checkNodeVersion() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  console.error(`Node ${NEEDED.join('.')} 이상이 필요해요. 지금은 ${process.versions.node}이에요.`);
  process.exit(1);
}
