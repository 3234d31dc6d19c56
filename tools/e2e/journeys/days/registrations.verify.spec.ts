import { readFile } from 'node:fs/promises'
import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Registration } from '@bartan/contract/settings/rules'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO_ADMIN } from '../../admin.ts'
import { expect, expectToast, newPhone, openAs, test, type WireProduct } from '../../fixtures.ts'
import { pdfWords } from '../../pdf-words.ts'
import { runShop } from '../../run-shop.ts'

const GSTIN = '09AAACH7409R1ZZ'
const NOT_ELIGIBLE = 'Composition taxable person, not eligible to collect tax on supplies'
const TAX_COLUMNS = ['Taxable', 'Rate', 'CGST', 'SGST', 'IGST']

type Seller = {
  registration: Registration
  chosen: string
  button: RegExp
  heading: string
  columns: string[]
  says: string[]
}

const SELLERS: Seller[] = [
  {
    registration: 'unregistered',
    chosen: 'Not registered',
    button: /^Receipt \d\d-\d\d\/R\/000001$/,
    heading: 'Receipt · ',
    columns: ['Item', 'HSN', 'Qty', 'Unit price', 'Total'],
    says: [],
  },
  {
    registration: 'composition',
    chosen: 'Composition scheme',
    button: /^Bill of supply \d\d-\d\d\/B\/000001$/,
    heading: 'Bill of Supply · ',
    columns: ['Item', 'HSN', 'Qty', 'Unit price', 'Total'],
    says: [NOT_ELIGIBLE, `GSTIN ${GSTIN}`],
  },
  {
    registration: 'regular',
    chosen: 'Registered',
    button: /^Tax invoice \d\d-\d\d\/A\/000001$/,
    heading: 'Tax Invoice · ',
    columns: ['Item', 'HSN', 'Qty', 'Unit price', ...TAX_COLUMNS, 'Total'],
    says: [`GSTIN ${GSTIN}`, '1,000.00', '90.00', 'Reverse charge: No'],
  },
]

const signIn = async (request: APIRequestContext, path: string, data: object): Promise<SignedIn> =>
  (await (await request.post(path, { data })).json()) as SignedIn

const createProduct = async (request: APIRequestContext, { token }: SignedIn) => {
  const reply = await request.post('/api/products', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: 'Steel Kadhai',
      description: 'Deep and heavy',
      // Above the limit for free delivery in any shop.
      price: 1180,
      countInStock: 6,
      category: CATEGORIES[0],
      brand: 'Bartan',
      sizes: ['Small'],
      colors: ['Silver'],
      collections: 'Everyday',
      material: 'Steel',
      hsn: '732393',
      gstRate: 18,
      isPublished: true,
    },
  })
  expect(reply.status()).toBe(201)
  return (await reply.json()) as WireProduct
}

/** Enters the seller's registration on the page of legal settings. */
const register = async (page: Page, { registration, chosen }: Seller) => {
  await page.goto('/admin/settings/legal')
  await page.getByLabel('Legal name', { exact: true }).fill('Bartan Traders')
  await page.getByLabel('GST', { exact: true }).selectOption(chosen)
  if (registration !== 'unregistered') await page.getByLabel(/^GSTIN/).fill(GSTIN)
  await page.getByLabel('State', { exact: true }).selectOption('Uttar Pradesh')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved. The shop has it within seconds.')).toBeVisible()
}

const buy = async (page: Page, session: SignedIn, product: WireProduct) => {
  await openAs(page, '/checkout', { as: session, cart: { product } })
  await page.getByLabel('Address', { exact: true }).fill('12 Lake Road')
  await page.getByLabel('City').fill('Varanasi')
  await page.getByLabel('PIN code').fill('221001')
  await page.getByRole('button', { name: TEXTS.orderNow }).click()
  await page.getByRole('button', { name: TEXTS.placeOrder }).click()
  await expect(page).toHaveURL(/order-confirmation/)
  const orders = await page.request.get('/api/orders/my-orders', {
    headers: { authorization: `Bearer ${session.token}` },
  })
  const [order] = (await orders.json()) as { _id: string; number: string }[]
  if (!order) throw new Error('no order')
  return order
}

const ship = async (page: Page, { _id, number }: { _id: string; number: string }) => {
  await page.goto(`/admin/orders/${_id}`)
  await expectToast(page, 'Order is Shipped', () =>
    page.getByLabel(`Status of order ${number}`).selectOption('Shipped'),
  )
}

/** Opens the document as a customer does, by its button. */
const openDocument = async (page: Page, id: string, button: RegExp): Promise<string[]> => {
  // A browser that opens no tab saves the file instead.
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`/order/${id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return pdfWords(await readFile(await (await download).path()))
}

test('each kind of seller ships with the document of their registration @desktop', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const { url, stop } = await runShop('empty')
  try {
    const open = async () => {
      const page = await (await browser.newContext({ baseURL: url })).newPage()
      page.setDefaultTimeout(15_000)
      return page
    }
    const [seller, buyer] = [await open(), await open()]
    const admin = await signIn(seller.request, '/api/users/login', DEMO_ADMIN)
    const product = await createProduct(seller.request, admin)
    await openAs(seller, '/admin', { as: admin })
    for (const [place, one] of SELLERS.entries())
      await test.step(one.registration, async () => {
        await register(seller, one)
        const account = { name: 'Asha Rao', phone: newPhone(), password: 'Asha@1234' }
        const session = await signIn(buyer.request, '/api/users/register', account)
        const order = await buy(buyer, session, product)
        await buyer.goto(`/product/${product._id}`)
        // Starts with six: the page shows the stock ledger's remaining units.
        await expect(buyer.getByText(`Only ${5 - place} left`).first()).toBeVisible()
        await ship(seller, order)
        const words = await openDocument(buyer, order._id, one.button)
        expect(words[0]).toContain(one.heading)
        const columns = words.slice(
          words.indexOf('Item'),
          // A narrow column breaks the product's name over lines.
          words.findLastIndex((word) => word.startsWith('Steel Kadhai')),
        )
        expect(columns).toEqual(one.columns)
        expect(words).toEqual(expect.arrayContaining(['1,180.00', '₹1,180.00', ...one.says]))
        expect(words.includes(NOT_ELIGIBLE)).toBe(one.registration === 'composition')
        await buyer.goto(`/order/${order._id}/invoice`)
        const sheet = buyer.getByRole('article', { name: one.button })
        for (const text of ['₹1,180.00', ...one.says]) await expect(sheet).toContainText(text)
      })
  } finally {
    await stop()
  }
})
