import { monthOf } from '@bartan/contract/tax/financial-year'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { anAddress } from '#testing/builders.ts'
import { beginCheckout } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { readsOf } from '#testing/usage-of.ts'

const { shop, admin, asha } = await startShop()
const month = monthOf(shop.clock.now())
await saveSettings(shop.as(admin), ({ legal }) => ({
  legal: {
    ...legal,
    registration: 'regular',
    legalName: 'Bartan Traders',
    state: 'Uttar Pradesh',
    gstin: '09AAACH7409R1ZZ',
  },
}))
const KADHAI = { price: 349, hsn: '7323', gstRate: 18 }

const sell = async (product: object, more: object = {}): Promise<string> => {
  const { body: checkout } = await beginCheckout(
    shop.as(asha),
    [{ productId: await shop.saveProduct(product), size: 'Small', color: 'Red', quantity: 1 }],
    { ...more },
  )
  const path = `/api/checkout/${checkout._id}/finalize`
  const { body: order } = await shop.as(asha).post(path, { isCOD: true })
  await setStatus(order._id, 'Shipped')
  return order._id
}

const setStatus = (id: string, status: string) =>
  shop.as(admin).put(`/api/admin/orders/${id}`, { status })

/** A CSV as its rows, the first one their names. */
const table = async (name: string) => {
  const { status, headers, body } = await shop.as(admin).get(`/api/admin/gst/${month}/${name}`)
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const [header = [], ...rows] = String(body)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))
  return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at]])))
}

const sumOf = (rows: Record<string, string | undefined>[], column = 'Taxable Value') =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)

describe('a month', () => {
  it('adds up in all tables to what its documents say', async () => {
    await sell(KADHAI)
    await sell(KADHAI, { shippingAddress: { ...anAddress(), postalCode: '560001' } })
    await sell({ ...KADHAI, gstRate: 5 }, { buyerGstin: '27AAPFU0939F1ZV' })
    await setStatus(await sell(KADHAI), 'Cancelled')
    await setStatus(await sell(KADHAI, { buyerGstin: '27AAPFU0939F1ZV' }), 'Cancelled')

    const { docs } = await shop.database.taxDocuments.where('month', '==', month).get()
    const taxable = docs
      .map((one) => one.data())
      .reduce(
        (sum, { kind, totals }) => sum + (kind === 'credit_note' ? -1 : 1) * totals.taxable,
        0,
      )
    const [b2cs, b2cl, b2b, cdnr, cdnur, hsn] = await Promise.all(
      ['b2cs.csv', 'b2cl.csv', 'b2b.csv', 'cdnr.csv', 'cdnur.csv', 'hsn.csv'].map(table),
    )
    const sold = [b2cs, b2cl, b2b].reduce((sum, rows = []) => sum + sumOf(rows), 0)
    expect(sold - sumOf(cdnr ?? []) - sumOf(cdnur ?? [])).toBe(taxable)
    expect(sumOf(hsn ?? [])).toBe(taxable)
    expect(b2cs?.map((row) => row['Place Of Supply'])).toContain('29-Karnataka')
    expect(b2b).toHaveLength(2)
    expect(cdnr).toHaveLength(1)
    const check = await shop.as(admin).get(`/api/admin/gst/${month}`)
    expect(check.body).toMatchObject({ documents: docs.length, taxable: taxable / 100 })
  })

  it('has its series from the first number to the last', async () => {
    const rows = await table('docs.csv')
    const [invoices] = rows
    expect(invoices).toMatchObject({ 'Nature of Document': 'Invoices for outward supply' })
    expect(invoices?.['Sr. No. From']).toMatch(/\/A\/000001$/)
    expect(invoices?.['Sr. No. To']).toContain(String(invoices?.['Total Number']))
  })

  it('tells what is missing before it is closed', async () => {
    await sell({ price: 100 })
    const { body } = await shop.as(admin).get(`/api/admin/gst/${month}`)
    expect(body.missing).toContainEqual(expect.objectContaining({ field: 'hsn' }))
  })

  it('counts towards the turnover of its year, less what was credited, in two reads', async () => {
    const turnover = () => shop.as(admin).get('/api/admin/gst/turnover')
    const before = (await turnover()).body
    expect(before).toMatchObject({ registration: 'regular', state: 'Uttar Pradesh' })
    expect(before).not.toHaveProperty('limit')
    const check = await shop.as(admin).get(`/api/admin/gst/${month}`)
    expect(before.turnover).toBe(check.body.total)
    const id = await sell(KADHAI)
    const sold = (await turnover()).body.turnover
    expect(sold).toBeGreaterThan(before.turnover)
    await setStatus(id, 'Cancelled')
    expect((await turnover()).body.turnover).toBeCloseTo(before.turnover)
    const account = await readsOf(shop, () => shop.as(admin).get('/api/users/profile'))
    const reads = await readsOf(shop, turnover)
    // The account, the settings at most, and a sum for sales and one for credit notes.
    expect(reads).toBeLessThanOrEqual(account + 3)
  })

  it('is a ZIP of its documents, named by their numbers', async () => {
    const path = (name: string) => `${shop.url}/api/admin/gst/${name}/documents.zip`
    const headers = { authorization: `Bearer ${admin.token}` }
    const unzip = async (name: string) => {
      const reply = await fetch(path(name), { headers })
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip'])
      return unzipSync(new Uint8Array(await reply.arrayBuffer()))
    }
    await sell(KADHAI)
    const { docs } = await shop.database.taxDocuments.where('month', '==', month).get()
    const files = await unzip(month)
    expect(Object.keys(files).toSorted()).toEqual(
      docs.map((one) => `${one.data().number.replaceAll('/', '-')}.pdf`).toSorted(),
    )
    for (const bytes of Object.values(files))
      expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(await unzip('2020-01')).toEqual({})
  })

  it('is in the export of its year', async () => {
    const year =
      Number(month.slice(5)) >= 4 ? month.slice(0, 4) : String(Number(month.slice(0, 4)) - 1)
    const { status, body } = await shop.as(admin).get(`/api/admin/gst/years/${year}/documents.csv`)
    expect(status).toBe(200)
    expect(body).toContain('/A/000001,tax_invoice')
  })

  it.each(['2026-13', '26-11', 'november'])('is no month: %s', async (name) => {
    const { status, body } = await shop.as(admin).get(`/api/admin/gst/${name}/b2cs.csv`)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['month']])
  })
})
