import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import {
  file,
  IMPORT,
  importer,
  OLD,
  tiffin,
  withPictures,
} from '#features/products/importing/testing/import-files.ts'
import { startShop } from '#testing/start-test-shop.ts'

/** Lists of other shops with what no shop should have in them: one cell must not end the whole import. */

const { shop, admin } = await startShop()
const by = importer(shop.as(await shop.saveUser({ role: 'catalogue' })))
const MB = 1_048_576

it('a picture that is written into its cell is told, and the others go on', async () => {
  const picture = `data:image/png;base64,${'A'.repeat(MB)}`
  const job = await by.takeOver(file(OLD, [...withPictures('data', [picture]), tiffin('after')]))
  expect(job).toMatchObject({
    state: 'done',
    done: 1,
    faulty: [{ row: 2, field: 'Image Src', reason: 'cell_too_long' }],
  })
  expect(await by.found('TIF-after')).toBeDefined()
})

it('a heading as long as a book is not told whole with each of its rows', async () => {
  const csv = `name,price,category,name:${'x'.repeat(MB)}\nPot,10,Kitchen,Topf\nPan,10,Kitchen,Pfanne\n`
  const plan = await by.plan(csv)
  expect(plan).toMatchObject({ create: 2 })
  expect(JSON.stringify(plan).length).toBeLessThan(2000)
  expect(await by.takeOver(csv)).toMatchObject({ state: 'done' })
})

it('a payment beyond all prices is none', async () => {
  const path = '/api/admin/cash/remittances?courier=DTDC&dryRun=true'
  const headers = { 'content-type': 'text/csv' }
  for (const amount of ['9'.repeat(40), '9'.repeat(400), '10000001', '1e3'])
    expect(
      await shop.as(admin).post(path, `awb,cod amount\nD1,${amount}\n`, { headers }),
    ).toMatchObject({
      status: 200,
      body: { matched: 0, faulty: [{ row: 2, reason: 'amount_unreadable' }] },
    })
})

it('signs of two halves are not cut in half', async () => {
  const sign = '😀'
  const text = (length: number) => `${'a'.repeat(length - 1)}${sign}b`
  const row = tiffin('signs', {
    'Image Src': 'http://127.0.0.1/a.jpg',
    'Image Alt Text': text(200),
    'SEO Title': text(120),
    'SEO Description': text(320),
    'Material (product.metafields.custom.material)': text(60),
  })
  const columns = [...OLD, ...Object.keys(row).filter((name) => !OLD.includes(name))]
  expect(await by.takeOver(file(columns, [row]))).toMatchObject({ state: 'done', faulty: [] })
  const { material, seo } = await by.found('TIF-signs')
  for (const kept of [material, seo.title, seo.description]) {
    expect(kept).not.toContain('\uFFFD')
    expect(kept.isWellFormed()).toBe(true)
  }
})

it('a type that is cut in half is told as it can be read', async () => {
  const csv = file(OLD, [tiffin('type', { Type: `${'a'.repeat(59)}😀` })])
  const job = await by.takeOver(csv)
  expect(job).toMatchObject({ state: 'done' })
  expect(JSON.stringify(job.faulty)).not.toContain('\\ud83d')
})

it('more faults than a document holds are told again to who repeats the call', async () => {
  const rows = Array.from({ length: 9000 }, (_, at) =>
    tiffin(`f${at}`, { 'Variant Price': 'dear' }),
  )
  const headers = { 'idempotency-key': randomUUID() }
  const body = { csv: file(OLD, rows), dryRun: true }
  for (let time = 0; time < 2; time++) {
    const { status, body: plan } = await shop.as(admin).post(IMPORT, body, { headers })
    expect([status, plan.faulty?.length]).toEqual([200, 9000])
  }
})
