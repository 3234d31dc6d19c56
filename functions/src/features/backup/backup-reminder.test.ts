import { BACKUP_DAYS } from '@bartan/contract/backup/rules'
import { expect, it } from 'vitest'
import { placeOrder } from '#testing/orders.ts'
import { saveSettings } from '#testing/save-settings.ts'
import { type Account, type TestShop, startShop } from '#testing/start-test-shop.ts'

const OWNER = 'owner@bartan.example'

const openShop = async (email = OWNER) => {
  const { shop, admin } = await startShop()
  await saveSettings(shop.as(admin), { email })
  return { shop, admin }
}

const sell = async (shop: TestShop, admin: Account) => {
  const productId = await shop.saveProduct({ price: 400 })
  await placeOrder(shop, await shop.saveUser(), [{ productId }])
  return admin
}

/** What a night does, so many days later. */
const pass = async (shop: TestShop, days: number) => {
  shop.clock.pass({ minutes: days * 24 * 60 })
  await shop.shop.admin.backup.remind()
}

const mails = async ({ database }: TestShop) =>
  (await database.mail.get()).docs
    .map((one) => one.data())
    .filter(({ message: { subject } }) => subject.includes('backup'))

it('asks the owner once a month for a backup, until one is made or scheduled elsewhere', async () => {
  const { shop, admin } = await openShop()
  await pass(shop, 0)
  expect(await mails(shop)).toEqual([])

  await sell(shop, admin)
  for (const days of [0, 1, BACKUP_DAYS - 2]) await pass(shop, days)
  const [mail, ...others] = await mails(shop)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: [OWNER], message: { text: expect.any(String) } })
  expect(mail?.message.text).toContain('https://bartan.example/admin/backup')
  expect(mail?.message.text).toContain('There is no backup')
  await pass(shop, 1)
  expect(await mails(shop)).toHaveLength(2)

  await shop.as(admin).put('/api/admin/backup', { scheduled: true })
  await pass(shop, 2 * BACKUP_DAYS)
  expect(await mails(shop)).toHaveLength(2)
})

it('writes to nobody where the shop has no address', async () => {
  const { shop, admin } = await openShop('')
  await sell(shop, admin)
  await pass(shop, 0)
  expect(await mails(shop)).toEqual([])
})
