import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Desk } from './start-desk.ts'

export type Parcel = { id: string; number: string; awb: string; due: number }

/** Parcels that are delivered for cash, and what couriers pay for them. */
export const remittancesOf = (deskOf: () => Desk) => {
  const as = () => deskOf().shop.as(deskOf().admin)
  const set = (id: string, body: object) => as().put(`/api/admin/orders/${id}`, body)
  const send = (text: string, query = 'courier=Delhivery', who = deskOf().admin) =>
    deskOf()
      .shop.as(who)
      .post(`/api/admin/cash/remittances?${query}`, text, {
        headers: { 'content-type': 'text/csv' },
      })

  /** A parcel that is delivered, for cash. */
  const parcel = async (courier = 'Delhivery'): Promise<Parcel> => {
    const id = await deskOf().placed()
    const awb = `A${randomUUID().slice(0, 8)}`
    await as().put(`/api/admin/orders/${id}/shipment`, { courier, awb })
    const { body } = await set(id, { status: 'Delivered' })
    return { id, number: body.number, awb, due: body.totalPrice }
  }

  const listed = async (query: string) => {
    const { status, body } = await as().get(`/api/admin/cash/parcels?limit=1000&${query}`)
    expect(status).toBe(200)
    return body as { number: string; paid?: number }[]
  }
  const stateOf = async ({ number }: Parcel) => {
    for (const state of ['due', 'short', 'paid'])
      if ((await listed(`state=${state}`)).some((one) => one.number === number)) return state
    return undefined
  }
  return { as, set, send, parcel, listed, stateOf }
}
