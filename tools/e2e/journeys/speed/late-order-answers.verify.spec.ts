import { answerLate, expectStill } from '../../answer-late.ts'
import { expect, openAs, test } from '../../fixtures.ts'
import { placeOrder } from '../../place-order.ts'

test.use({ mayFail: [/\/api\/cart\b/] })

test('what is gone of an order that is bought again moves nothing', async ({
  page,
  request,
  newAccount,
}) => {
  const { session } = await newAccount()
  const { _id, orderItems } = await placeOrder(request, session)
  await page.route(/\/api\/cart$/, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 404, json: { message: 'No longer sold', code: 'not_found' } })
      : route.fallback(),
  )
  await openAs(page, `/order/${_id}`, { as: session })
  const again = page.getByRole('button', { name: 'Buy again' })
  await answerLate(page, /\/api\/cart$/, () => again.click())
  const dialog = page.getByRole('dialog', { name: 'Not everything could be added' })
  await expect(dialog).toContainText(orderItems[0]?.name ?? '')
  await expectStill(page)
  await dialog.getByRole('button', { name: 'All right' }).click()
  await expect(again).toBeFocused()
})

for (const width of [390, 768])
  test(`an order that is cancelled moves nothing (${width})`, async ({
    page,
    request,
    newAccount,
  }) => {
    const { session } = await newAccount()
    const { _id } = await placeOrder(request, session)
    await page.setViewportSize({ width, height: 1024 })
    await openAs(page, `/order/${_id}`, { as: session })
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const yes = page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' })
    await answerLate(page, /\/cancel$/, () => yes.click())
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()
    await expectStill(page)
  })
