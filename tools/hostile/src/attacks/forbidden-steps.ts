import type { Call } from '../calling/caller.ts'
import type { Victims } from '../people/victims.ts'
import type { Run } from '../run.ts'
import type { Attack } from './attack.ts'

const form = (answer: string) => ({
  body: `answer=${answer}`,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

/** Calls that packers may not make, and expired order links. */
const forbidden = ({ delivered, processing, oldLinks, packer }: Victims): Call[] => [
  ...['Processing', 'Shipped', 'Cancelled'].map((status): Call => ({
    method: 'PUT',
    path: `/api/admin/orders/${delivered}`,
    body: { status },
    token: packer.token,
  })),
  {
    method: 'PUT',
    path: `/api/admin/orders/${processing}`,
    body: { status: 'Cancelled', cancelReason: 'changed_mind' },
    token: packer.token,
  },
  {
    method: 'PUT',
    path: `/api/admin/orders/${delivered}`,
    body: { status: 'Delivered', collected: { by: 'cash', amount: 1 } },
    token: packer.token,
  },
  { method: 'DELETE', path: `/api/admin/orders/${processing}`, token: packer.token },
  {
    method: 'PUT',
    path: `/api/admin/users/${packer._id}`,
    body: { role: 'admin' },
    token: packer.token,
  },
  ...oldLinks.map((path): Call => ({ path, ...form('cancel') })),
]

/** Also requests a customer's order link, with which a packer could cancel in the customer's name. */
export const forbiddenSteps = (run: Run, victims: Victims): Attack => {
  const call = run.person('attacks', "packers' forbidden steps")
  const steps = forbidden(victims)
  const askForLink: Call = {
    method: 'PUT',
    path: `/api/admin/orders/${victims.processing}/confirmation`,
    body: { state: 'asked', via: 'whatsapp' },
    token: victims.packer.token,
  }
  return {
    connections: 2,
    pauseMs: 100,
    maxRounds: 5000,
    round: async (round) => {
      const step = steps[round % (steps.length + 1)] ?? askForLink
      const { status, body } = await call(step)
      if (step === askForLink && JSON.stringify(body ?? '').includes('/c/'))
        run.fault('A packer was given the link of an order')
      if (step !== askForLink && status >= 200 && status < 300)
        run.fault(`${step.method ?? 'POST'} ${step.path} was taken: ${status}`)
    },
  }
}
