import type { TestShop } from './start-test-shop.ts'

const readsSoFar = async ({ shop }: TestShop): Promise<number> => {
  const firestore = `http://${process.env['FIRESTORE_EMULATOR_HOST']}`
  const usage = `${firestore}/emulator/v1/projects/${shop.config.projectId}/usage`
  return ((await (await fetch(usage)).json()) as { total: { reads: number } }).total.reads
}

/** How many reads Firestore would bill for a job. Only for a shop that nothing else uses meanwhile. */
export const readsOf = async (shop: TestShop, job: () => Promise<unknown>): Promise<number> => {
  const before = await readsSoFar(shop)
  await job()
  return (await readsSoFar(shop)) - before
}
