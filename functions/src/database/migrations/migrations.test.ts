import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { saveOffer } from '#testing/an-offer.ts'
import { startShop } from '#testing/start-test-shop.ts'
import { schemaVersionOf } from '../collections.ts'
import { MIGRATIONS } from './migrations.ts'
import { runMigrations } from './run-migrations.ts'

it('lists every migration, in order, under the name of its file', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d{4}-/.test(file))
  expect(MIGRATIONS.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})

it('ends where this version writes', () => {
  const reached = new Map(MIGRATIONS.map(({ collection, version }) => [collection, version]))
  // Nothing writes there any more.
  reached.delete('restockRequests')
  for (const [collection, version] of reached) expect(version).toBe(schemaVersionOf(collection))
})

it('brings what offers came to from four documents of each into their own, once', async () => {
  const { shop, admin: boss } = await startShop()
  const { firestore } = shop.database
  const limited = await saveOffer(shop, boss, { code: 'DIWALI', usesTotal: 4 })
  const sale = await saveOffer(shop, boss, { kind: 'sale' })
  const newer = await saveOffer(shop, boss, { code: 'HOLI' })
  for (const { _id: id } of [limited, sale]) {
    const { sums: _new, ...old } = (await firestore.doc(`offers/${id}`).get()).data() ?? {}
    // Uses of a sale were not counted.
    await firestore.doc(`offers/${id}`).set({ ...old, used: id === sale._id ? 0 : 3 })
    const sums = { orders: 1, revenue: 250_00, discount: 25_00 }
    await firestore.doc(`offerSums/${id}-00`).set({ sums })
    await firestore.doc(`offerSums/${id}-03`).set({ sums: { ...sums, orders: 2 } })
  }
  const migrate = () => runMigrations(shop.database, { migrations: MIGRATIONS, say: () => {} })
  await migrate()
  await migrate()
  const ids = [limited, sale, newer].map(({ _id }) => _id)
  const { body } = await shop.as(boss).get(`/api/admin/offers/figures?ids=${ids.join(',')}`)
  const figures = { orders: 3, revenue: 500, discount: 50 }
  expect(body).toEqual([
    { _id: limited._id, ...figures },
    { _id: sale._id, ...figures },
    { _id: newer._id, orders: 0, revenue: 0, discount: 0 },
  ])
})
