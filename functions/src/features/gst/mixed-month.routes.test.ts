import { monthOf } from '@bartan/contract/tax/financial-year'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { register } from '#testing/register.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startShop } from '#testing/start-test-shop.ts'

/**
 * A month of mixed orders of a seller in Uttar Pradesh, recomputed here in fractions of a paisa by nothing of the shop's:
 * five states, four rates, buyers with a GSTIN, large, refused, returned and exchanged.
 */

const LARGE = 10_000_000
const GSTIN = '27AAPFU0939F1ZV'

type Sold = { price: number; rate: number; hsn: string; quantity: number }
type Sale = {
  pin: string
  state: string
  lines: Sold[]
  gstin?: true
  end?: 'refused' | 'returned' | 'exchanged'
}

const KADHAI = { price: 1180, rate: 18, hsn: '7323', quantity: 1 }
const BOTTLE = { price: 525, rate: 5, hsn: '3924', quantity: 2 }
const TILES = { price: 699.5, rate: 28, hsn: '6907', quantity: 1 }
const RICE = { price: 400, rate: 0, hsn: '1006', quantity: 1 }
const BIG = { price: 60_000, rate: 5, hsn: '7323', quantity: 2 }

const SALES: Sale[] = [
  { pin: '221005', state: 'Uttar Pradesh', lines: [KADHAI, BOTTLE] },
  { pin: '247667', state: 'Uttarakhand', lines: [KADHAI, TILES] },
  { pin: '823001', state: 'Bihar', lines: [BOTTLE], end: 'returned' },
  { pin: '400001', state: 'Maharashtra', lines: [KADHAI, RICE], gstin: true },
  { pin: '400001', state: 'Maharashtra', lines: [BOTTLE], gstin: true, end: 'refused' },
  { pin: '560001', state: 'Karnataka', lines: [BIG], end: 'refused' },
  { pin: '560001', state: 'Karnataka', lines: [BIG] },
  { pin: '560001', state: 'Karnataka', lines: [{ ...BIG, quantity: 1 }], end: 'refused' },
  { pin: '221005', state: 'Uttar Pradesh', lines: [RICE, TILES] },
  // As good as sold once: what comes back is credited, and what goes out for it invoiced anew.
  { pin: '247667', state: 'Uttarakhand', lines: [TILES], end: 'exchanged' },
]

const HOME = 'Uttar Pradesh'

/** Half up, of gross × rate / (parts × (100 + rate)). */
const taxIn = (gross: number, rate: number, parts: number): number => {
  const [over, under] = [BigInt(gross) * BigInt(rate), BigInt(parts * (100 + rate))]
  return Number((2n * over + under) / (2n * under))
}

/** What a sale comes to by rate, in paise; delivery is free of these. */
const taxed = ({ state, lines }: Sale) =>
  lines.map(({ price, quantity, rate }) => {
    const gross = Math.round(price * 100) * quantity
    const igst = state === HOME ? 0 : taxIn(gross, rate, 1)
    const cgst = state === HOME ? taxIn(gross, rate, 2) : 0
    return { gross, rate, igst, cgst, taxable: gross - igst - 2 * cgst }
  })

const totalOf = (sale: Sale): number => taxed(sale).reduce((sum, { gross }) => sum + gross, 0)
const isLarge = (sale: Sale): boolean => !sale.gstin && sale.state !== HOME && totalOf(sale) > LARGE

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0)

/** The taxable value of sales, at one rate or all taxed ones. */
const valueOf = (sales: readonly Sale[], at?: number): number =>
  sumOf(sales, (sale) =>
    sumOf(
      taxed(sale).filter(({ rate }) => (at === undefined ? rate > 0 : rate === at)),
      ({ taxable }) => taxable,
    ),
  )

const kept = SALES.filter(({ end }) => end === undefined || end === 'exchanged')
const back = SALES.filter(({ end }) => end !== undefined)

const sell = async ({ pin, lines, gstin, end }: Sale): Promise<void> => {
  const asha = await shop.saveUser()
  const wanted = await Promise.all(
    lines.map(async ({ price, rate, hsn, quantity }) => ({
      productId: await shop.saveProduct({ price, hsn, gstRate: rate, countInStock: 9 }),
      size: 'Small',
      color: 'Red',
      quantity,
    })),
  )
  const { body: checkout } = await beginCheckout(shop.as(asha), wanted, {
    shippingAddress: anAddress({ postalCode: pin }),
    ...(gstin && { buyerGstin: GSTIN, buyerName: 'Uday Traders' }),
  })
  const path = `/api/checkout/${checkout._id}/finalize`
  const { body: order } = await shop.as(asha).post(path, { isCOD: true })
  const set = (status: string, more: object = {}) =>
    shop.as(admin).put(`/api/admin/orders/${order._id}`, { status, ...more })
  await set('Shipped')
  if (end === 'refused') await set('Cancelled', { cancelReason: 'refused' })
  if (end === undefined || end === 'refused') return
  await set('Delivered')
  const one = `/api/admin/orders/${order._id}/return`
  const asked = await shop.as(admin).post(one, { reason: 'defective', lines: wanted })
  expect(asked.status).toBeLessThan(300)
  if (end === 'returned') {
    expect((await shop.as(admin).put(one, { decision: 'accepted' })).status).toBe(200)
    return
  }
  const exchanged = wanted.map((line) => ({ ...line, restock: true, for: { color: 'Blue' } }))
  const decided = await shop.as(admin).put(one, { decision: 'exchanged', lines: exchanged })
  expect(decided.status).toBe(200)
  const { number } = decided.body.returns.at(-1).exchange
  const { body: instead } = await shop.as(admin).get(`/api/orders/${number}`)
  const sent = await shop.as(admin).put(`/api/admin/orders/${instead._id}`, { status: 'Shipped' })
  expect(sent.status).toBe(200)
}

const { shop, admin } = await startShop()
let month: string = monthOf(shop.clock.now())
await register(shop, admin, 'regular')
const limits = { quantity: 100, lines: 40, openValue: 9_000_000, ordersPerDay: 100 }
await saveSettings(shop.as(admin), { limits })
for (const sale of SALES) await sell(sale)

const table = async (name: string): Promise<Record<string, string>[]> => {
  const { status, body } = await shop.as(admin).get(`/api/admin/gst/${month}/${name}.csv`)
  expect(status).toBe(200)
  const [header = [], ...rows] = String(body)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))
  return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at] ?? ''])))
}

const paise = (text: string | undefined): number => Math.round(Number(text) * 100)

const column = async (name: string, title = 'Taxable Value') =>
  sumOf(await table(name), (row) => paise(row[title]))

describe('the tables of a month of mixed orders', () => {
  it('have the large invoices and their notes one by one, and neither in the sums', async () => {
    expect(await column('b2cl')).toBe(valueOf(SALES.filter(isLarge)))
    const notes = await table('cdnur')
    expect(notes).toHaveLength(1)
    expect(notes[0]).toMatchObject({
      'UR Type': 'B2CL',
      'Note Value': '120000.00',
      'Taxable Value': '114285.71',
      'Place Of Supply': '29-Karnataka',
    })
    const sums = await table('b2cs')
    // The smaller one to Karnataka was refused: nothing is left, and nothing below nothing.
    expect(sums.filter((row) => row['Place Of Supply'] === '29-Karnataka')).toEqual([
      expect.objectContaining({ 'Taxable Value': '0.00' }),
    ])
    const small = kept.filter((sale) => !isLarge(sale) && !sale.gstin)
    expect(sumOf(sums, (row) => paise(row['Taxable Value']))).toBe(valueOf(small))
    for (const rate of [5, 18, 28])
      expect(
        sumOf(
          sums.filter((row) => row['Rate'] === String(rate)),
          (row) => paise(row['Taxable Value']),
        ),
      ).toBe(valueOf(small, rate))
  })

  it('have buyers with a GSTIN by the name of their firm', async () => {
    const firms = SALES.filter(({ gstin }) => gstin)
    expect(await column('b2b')).toBe(valueOf(firms))
    expect(await column('cdnr')).toBe(valueOf(firms.filter(({ end }) => end)))
    expect((await table('b2b')).every((row) => row['Receiver Name'] === 'Uday Traders')).toBe(true)
  })

  it('have what bears no tax apart', async () => {
    expect(await column('nil', 'Nil Rated Supplies')).toBe(valueOf(kept, 0))
    for (const name of ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'])
      expect((await table(name)).map((row) => row['Rate'])).not.toContain('0')
  })

  it('add up by HSN, in the register and in GSTR-3B', async () => {
    const all = valueOf(kept) + valueOf(kept, 0)
    const taxes = (field: 'igst' | 'cgst') =>
      sumOf(kept, (sale) => sumOf(taxed(sale), (line) => line[field]))
    expect(await column('hsn')).toBe(all)
    expect(await column('register', 'Taxable value')).toBe(all)
    expect(await column('register', 'IGST')).toBe(taxes('igst'))
    expect(await column('register', 'Total')).toBe(sumOf(kept, totalOf))
    const { body } = await shop.as(admin).get(`/api/admin/gst/${month}/3b`)
    const elsewhere = kept.filter(({ gstin, state }) => !gstin && state !== HOME)
    expect(body).toEqual({
      outward: {
        taxable: valueOf(kept) / 100,
        igst: taxes('igst') / 100,
        cgst: taxes('cgst') / 100,
        sgst: taxes('cgst') / 100,
      },
      nil: valueOf(kept, 0) / 100,
      interStateUnregistered: ['Karnataka', 'Uttarakhand'].map((state) => {
        const there = elsewhere.filter((sale) => sale.state === state)
        return {
          state,
          code: state === 'Karnataka' ? '29' : '05',
          taxable: valueOf(there) / 100,
          igst: sumOf(there, (sale) => sumOf(taxed(sale), ({ igst }) => igst)) / 100,
        }
      }),
    })
  })

  it('are the same of credit notes of earlier versions, which lack the total of their invoice', async () => {
    const before = await table('cdnur')
    const { docs } = await shop.database.taxDocuments.where('kind', '==', 'credit_note').get()
    for (const one of docs) {
      const { number, date } = one.data().of ?? {}
      if (number && date) await one.ref.update({ of: { number, date } })
    }
    expect(await table('cdnur')).toEqual(before)
    expect(back.length).toBe(docs.length)
  })
})

it('lists documents of a state that is not their PIN code’s, and changes none', async () => {
  const path = `/api/admin/gst/${month}`
  expect((await shop.as(admin).get(path)).body.otherState).toEqual([])
  const { docs } = await shop.database.taxDocuments.where('buyer.postalCode', '==', '247667').get()
  const [stored] = docs
  await stored?.ref.update({ placeOfSupply: HOME, 'buyer.state': HOME })
  const number = stored?.data().number
  expect((await shop.as(admin).get(path)).body.otherState).toEqual([
    { number, placeOfSupply: HOME, state: 'Uttarakhand' },
  ])
})

it('of a composition seller bear no tax in any table, and the whole sale in the register', async () => {
  await register(shop, admin, 'composition')
  shop.clock.pass({ minutes: 35 * 24 * 60 })
  month = monthOf(shop.clock.now())
  const sale: Sale = { pin: '221005', state: HOME, lines: [KADHAI, BOTTLE] }
  await sell(sale)
  for (const name of ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur'])
    expect([name, ...(await table(name))]).toEqual([name])
  expect(await column('nil', 'Nil Rated Supplies')).toBe(0)
  expect(await column('register', 'Total')).toBe(totalOf(sale))
  for (const tax of ['IGST', 'CGST', 'SGST']) expect(await column('register', tax)).toBe(0)
  const { body } = await shop.as(admin).get(`/api/admin/gst/${month}/3b`)
  expect(body.outward).toEqual({ taxable: 0, igst: 0, cgst: 0, sgst: 0 })
})
