import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildHttp } from '../buildHttp.ts';
import { apiRoutes } from './apiRoutes.ts';
import { controlRoutes } from './controlRoutes.ts';
import { PaymentStandIn, type PaymentStandInOptions } from './PaymentStandIn.ts';
import { windowRoutes } from './windowRoutes.ts';

export interface RunningPaymentStandIn {
  standIn: PaymentStandIn;
  ports: { payment: number; control: number };
  stop(): Promise<void>;
}

/**
 * Starts the stand-in of the payment company: its API, script and window on one port, its handles on another.
 *
 * @param place port 0 takes any free one
 */
export async function startPaymentStandIn(
  place: { host: string; ports: { payment: number; control: number } },
  options: PaymentStandInOptions = {},
): Promise<RunningPaymentStandIn> {
  const standIn = new PaymentStandIn(options);
  const payment = buildHttp();
  apiRoutes(payment, standIn);
  windowRoutes(payment, standIn);
  const control = buildHttp();
  controlRoutes(control, standIn);
  const stop = async () => {
    await Promise.all([payment.close(), control.close()]);
    standIn.close();
  };
  try {
    const ports = {
      payment: await listen(payment, place.ports.payment, place.host),
      control: await listen(control, place.ports.control, place.host),
    };
    return { standIn, ports, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<number> {
  await app.listen({ port, host });
  return (app.server.address() as AddressInfo).port;
}
