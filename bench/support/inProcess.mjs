/**
 * Use cases beside their own statements through the bare driver, in one process, taking turns. Its last line is JSON:
 * the statements, for the peer behind HTTP, and the rates.
 * `node inProcess.mjs <data folder> <data folder of the peer> <content folder> <JSON of the bench data>`
 */
import { openProductWrites } from './productWrites.mjs';
import { replayStatements } from './replayStatements.mjs';

const [dataDir, peerDir, contentDir, data] = process.argv.slice(2);
const { accountNos, attempt } = JSON.parse(data);
const [accountNo] = accountNos;
const WRITES = 400;
const ROUNDS = 7;
const AT_ONCE = [1, 8, 32];

const product = await openProductWrites(dataDir, contentDir, { accountNo, attempt });
const recorded = { save: await product.recordSave(), buy: await product.recordBuy() };
let seq = 10_000_000;
let turn = 0;
const next = () => accountNos[turn++ % accountNos.length];
const replaySave = replayStatements(peerDir, recorded.save.statements);
const replayBuy = replayStatements(peerDir, recorded.buy.statements);
const works = {
  save: {
    ours: () => product.save(++seq),
    bare: () => replaySave({ seq: ++seq, accountNo, attemptNo: attempt.attemptNo }),
  },
  buy: {
    ours: () => product.buy(next(), `in-process-${++seq}`),
    bare: () => replayBuy({ accountNo: next(), requestKey: `bare-${++seq}`, purchaseNo: `${seq}` }),
  },
};

/** Writes per second with `atOnce` of them under way. */
async function rate(work, atOnce) {
  const begun = performance.now();
  let sent = 0;
  const one = async () => {
    for (; sent < WRITES; sent += 1) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (WRITES / (performance.now() - begun)) * 1_000;
}

const rates = [];
for (const [name, { ours, bare }] of Object.entries(works)) {
  await rate(ours, 8);
  await rate(bare, 1);
  for (const atOnce of AT_ONCE) {
    const figure = { name, atOnce, ours: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      figure.bare.push(await rate(bare, 1));
      figure.ours.push(await rate(ours, atOnce));
    }
    rates.push(figure);
  }
}
await product.close();
process.stdout.write(`\n${JSON.stringify({ recorded, rates, itemId: product.itemId })}\n`);
