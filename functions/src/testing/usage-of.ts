import type { TestShop } from './start-test-shop.ts'

type Usage = { reads: number; writes: number; deletes: number }

const totalOf = async ({ shop }: TestShop): Promise<Usage> => {
  const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`
  const reply = await fetch(`${firestore}/emulator/v1/projects/${shop.config.projectId}/usage`)
  const { reads, writes, deletes } = ((await reply.json()) as { total: Usage }).total
  return { reads, writes, deletes }
}

/** What a job reads, writes and deletes in the database, as it would be billed. Nothing else may happen meanwhile. */
export const usageOf = async (shop: TestShop, job: () => Promise<unknown>): Promise<Usage> => {
  const before = await totalOf(shop)
  await job()
  const after = await totalOf(shop)
  return {
    reads: after.reads - before.reads,
    writes: after.writes - before.writes,
    deletes: after.deletes - before.deletes,
  }
}

/** How many reads Firestore would bill for a job. */
export const readsOf = async (shop: TestShop, job: () => Promise<unknown>): Promise<number> =>
  (await usageOf(shop, job)).reads
