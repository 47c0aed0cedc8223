// Runs in the load generator's own thread: each request saves a newer answer.
let seq = Date.now();

/** @param {{ body?: string }} request */
module.exports = (request) => {
  seq += 1;
  return { ...request, body: JSON.stringify({ value: seq % 2 ? 'O' : 'X', seq }) };
};
