import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#server/core/networkOf.ts';
import { acceptInTurns } from './acceptInTurns.ts';
import type { ConnectionTuning } from './ConnectionTuning.ts';
import { pickOverfull } from './pickOverfull.ts';
import { TrackedConnection } from './TrackedConnection.ts';
import { whenBodyArrived } from './whenBodyArrived.ts';

/** Why a connection was ended. */
export type CutReason = 'slow request' | 'slow answer' | 'too many held' | 'too many open' | 'pipelined';

interface GuardOptions {
  tuning: ConnectionTuning;
  /** Behind a trusted proxy all connections come from one address, and each request names its own. */
  trustProxy: boolean;
  onCut: (reason: CutReason) => void;
  /** Milliseconds of a clock that never goes back. */
  clock?: () => number;
  /** After each sweep. */
  onLook: (figures: { open: number; held: number }) => void;
}

/** Connections looked at to find one that may be closed for a new one. */
const EVICTION_LOOKS = 50;

/**
 * Keeps clients that send nothing or read nothing from using up the process: least speeds for requests and answers, and
 * limits of connections for one network and in all. Beyond a limit the connections that have held something up longest
 * are closed, and idle or held ones before any new one is refused, so that who shares an address with an attacker goes on.
 */
export class ConnectionGuard {
  readonly #options: GuardOptions;
  readonly #clock: () => number;
  readonly #connections = new Map<Socket, TrackedConnection>();
  readonly #networks = new Map<string, Set<TrackedConnection>>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: GuardOptions) {
    this.#options = options;
    this.#clock = options.clock ?? (() => performance.now());
    this.#timer = setInterval(() => this.look(), options.tuning.look).unref();
  }

  /** Follows the connections of a server. */
  watch(server: Server): void {
    acceptInTurns(server, (socket) => this.#open(socket));
  }

  /**
   * Serves a request once its body is there, unless its connection was ended. Those of one connection are served one
   * after the other, so that many at once which nobody reads the answers of cost as much as one.
   */
  admit(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    const serve = () => whenBodyArrived(request, handle);
    const connection = this.#connections.get(request.socket);
    if (connection === undefined) {
      if (!request.socket.destroyed) serve();
      return;
    }
    if (this.#options.trustProxy) connection.network = forwardedAddress(request.headers) ?? null;
    connection.begin(request, response, this.#clock(), serve);
    if (connection.unanswered > this.#options.tuning.pipelined) this.#cut(connection, 'pipelined');
  }

  /** A connection becomes a WebSocket: it brings messages now and then, and carries no request any more. */
  handOver(request: IncomingMessage): void {
    const connection = this.#connections.get(request.socket);
    if (connection === undefined) return;
    if (this.#options.trustProxy) connection.network = forwardedAddress(request.headers) ?? null;
    connection.handOver();
  }

  /** Measures all connections and ends those that are too slow or too many. */
  look(): void {
    const { tuning, onLook } = this.#options;
    const now = this.#clock();
    const held: TrackedConnection[] = [];
    for (const connection of this.#connections.values()) {
      const slow = connection.look(now, tuning);
      if (slow !== null) this.#cut(connection, slow === 'request' ? 'slow request' : 'slow answer');
      else if (connection.heldSince !== null && now - connection.heldSince >= tuning.look) held.push(connection);
    }
    this.#cutInTurns(pickOverfull(held, tuning).slice(0, tuning.endedPerSweep));
    onLook({ open: this.#connections.size, held: held.length });
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #open(socket: Socket): void {
    const { tuning, trustProxy } = this.#options;
    const network = trustProxy ? null : networkOf(socket.remoteAddress ?? '');
    const own = network === null ? undefined : this.#networks.get(network);
    const overOwn = own !== undefined && own.size >= tuning.openPerNetwork && !this.#makeRoom(own);
    if (overOwn || (this.#connections.size >= tuning.open && !this.#makeRoom(this.#largestNetwork()))) {
      this.#options.onCut('too many open');
      socket.destroy();
      return;
    }
    const connection = new TrackedConnection(socket, network);
    this.#connections.set(socket, connection);
    if (network !== null) this.#networkOf(network).add(connection);
    socket.once('close', () => this.#forget(connection, network));
  }

  #networkOf(network: string): Set<TrackedConnection> {
    const known = this.#networks.get(network) ?? new Set();
    this.#networks.set(network, known);
    return known;
  }

  #largestNetwork(): Iterable<TrackedConnection> {
    let largest: ReadonlySet<TrackedConnection> = new Set();
    for (const network of this.#networks.values()) if (network.size > largest.size) largest = network;
    return this.#networks.size === 0 ? this.#connections.values() : largest;
  }

  /** Closes one among the oldest: an idle one, else one that holds something up. @returns whether there was any */
  #makeRoom(connections: Iterable<TrackedConnection>): boolean {
    let looks = 0;
    let chosen: TrackedConnection | undefined;
    for (const connection of connections) {
      if (connection.isIdle) {
        chosen = connection;
        break;
      }
      if (chosen === undefined && connection.heldSince !== null) chosen = connection;
      looks += 1;
      if (looks >= EVICTION_LOOKS) break;
    }
    if (chosen !== undefined) this.#cut(chosen, 'too many open');
    return chosen !== undefined;
  }

  /** A few in each turn of the event loop, so that requests of others are served between them. */
  #cutInTurns(connections: readonly TrackedConnection[]): void {
    const { endedPerTurn } = this.#options.tuning;
    for (const connection of connections.slice(0, endedPerTurn)) {
      if (this.#connections.has(connection.socket)) this.#cut(connection, 'too many held');
    }
    const rest = connections.slice(endedPerTurn);
    if (rest.length > 0) setImmediate(() => this.#cutInTurns(rest));
  }

  #cut(connection: TrackedConnection, reason: CutReason): void {
    this.#options.onCut(reason);
    connection.socket.destroy();
    // Its end is reported later; it must not be counted or chosen again until then.
    this.#connections.delete(connection.socket);
    if (connection.network !== null) this.#networks.get(connection.network)?.delete(connection);
  }

  #forget(connection: TrackedConnection, network: string | null): void {
    this.#connections.delete(connection.socket);
    if (network === null) return;
    const own = this.#networks.get(network);
    own?.delete(connection);
    if (own?.size === 0) this.#networks.delete(network);
  }
}

/** The network that the proxy in front saw: the last hop of the header, as `trustProxy` of the application reads it. */
function forwardedAddress(headers: IncomingHttpHeaders): string | undefined {
  const text = headers['x-forwarded-for'];
  const last = (Array.isArray(text) ? text.join(',') : text)?.split(',').at(-1)?.trim();
  return last ? networkOf(last) : undefined;
}
