import { answer, openAsAdmin, rowOf } from '../admin.ts'
import { expect, expectToast, plentiful, test } from '../fixtures.ts'
import type { SignedIn } from '@bartan/contract/user'
import type { APIRequestContext } from '@playwright/test'

const placeOrder = async (
  request: APIRequestContext,
  { token, user }: SignedIn,
): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` }
  const [product] = await plentiful(request)
  const line = {
    productId: product._id,
    name: product.name,
    image: '',
    price: product.price,
    size: product.sizes[0] ?? '',
    color: product.colors[0] ?? '',
    quantity: 1,
  }
  const shippingAddress = {
    firstName: 'Asha',
    lastName: 'Rao',
    address: '12 Lake Road',
    city: 'Pune',
    postalCode: '411001',
    country: 'India',
    phone: user.phone,
  }
  const checkout = await request.post('/api/checkout', {
    headers,
    data: {
      checkoutItems: [line],
      shippingAddress,
      paymentMethod: 'COD',
      totalPrice: product.price,
    },
  })
  expect(checkout.status()).toBe(201)
  const { _id } = (await checkout.json()) as { _id: string }
  const order = await request.post(`/api/checkout/${_id}/finalize`, {
    headers,
    data: { isCOD: true },
  })
  expect(order.status()).toBe(200)
  return ((await order.json()) as { _id: string })._id
}

test('an admin ships and delivers an order, and deletes it', async ({
  page,
  request,
  newAccount,
}) => {
  const account = await newAccount()
  const id = await placeOrder(request, account.session)
  await openAsAdmin(page, '/admin/orders')
  await page.getByLabel("Customer's phone").fill(account.phone)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page).toHaveURL(/phone=/)
  const row = rowOf(page, id)
  await expect(row).toContainText('Pending')
  await expectToast(page, 'Order is Shipped', () =>
    row.getByRole('combobox').selectOption('Shipped'),
  )

  await page.getByRole('link', { name: id }).click()
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    `tel:+91${account.phone}`,
  )
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/91${account.phone}\\?text=`),
  )
  await expectToast(page, 'Order is Delivered', () =>
    page.getByRole('button', { name: 'Mark as Delivered' }).click(),
  )
  await expect(page.locator('main')).toContainText('Paid')
  await expect(page.getByRole('heading', { name: 'History' }).locator('..')).toContainText(
    /Delivered.*Shipped.*Processing/s,
  )

  await page.getByRole('link', { name: 'Asha Rao' }).click()
  await expect(page.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  await expect(page.locator('dl')).toContainText(/Orders1Delivered1Cancelled0/)
  await page.getByRole('button', { name: `More actions for order ${id}` }).click()
  await page.getByRole('menuitem', { name: 'Delete order' }).click()
  await answer(page, 'Are you sure you want to delete this order?', 'Delete')
  await expect(page.getByText('No Orders Found')).toBeVisible()
})

// Paper has its own width.
test(
  'an order is printed as an invoice and as a packing slip',
  { tag: '@desktop' },
  async ({ page, request, newAccount }) => {
    const id = await placeOrder(request, (await newAccount()).session)
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes')
    })
    await openAsAdmin(page, `/admin/orders/${id}`)
    await page.getByRole('button', { name: 'Print packing slip' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')
    await page.emulateMedia({ media: 'print' })
    const sheet = page.getByRole('article')
    await expect(sheet).toBeVisible()
    await expect(sheet).toContainText('Packing slip')
    await expect(sheet).toContainText('To collect on delivery: ₹')
    await expect(page.getByRole('button').first()).toBeHidden()
  },
)
