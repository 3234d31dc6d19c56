import { SHIPPING_FEE } from '@bartan/contract/pricing/shipping'
import { CATEGORIES as INITIAL_CATEGORIES } from '@bartan/contract/products/rules'
import { toRupees } from '@bartan/contract/shared/money'
import { LANGUAGE_CODES, factsOf } from '@bartan/contract/shop/languages'
import { TEXTS } from '@bartan/contract/shop/texts'
import type { Page } from '@playwright/test'
import { DEMO_ADMIN } from '../../admin.ts'
import { countedActions } from '../../counted-actions.ts'
import { cartIcon, expect, expectToast, newPhone, test } from '../../fixtures.ts'
import { runShop } from '../../run-shop.ts'

/** Limit of actions that turn an empty shop into a seller's own. */
const MAX_ACTIONS = 120

const CATEGORIES = ['Copper', 'Clay', 'Glass', 'Bamboo', 'Cloth'] as const

/** Delivery limits in rupees that differ from the shop's defaults, because an unchanged form can't be saved. */
const [FREE_FROM, FEE] = toRupees(SHIPPING_FEE) === 60 ? [599, 70] : [499, 60]

/** Makes the last language the shop's first. */
const OWN_LANGUAGE = factsOf(LANGUAGE_CODES.at(-1) ?? 'ta')
const CLOTH = 'துணி'

type Actions = ReturnType<typeof countedActions>

const SAVED = 'Saved. The shop has it within seconds.'

const openTopic = async ({ press, pressOn }: Actions, page: Page, topic: RegExp) => {
  await press('Settings', 'link')
  await pressOn(page.getByRole('main').getByRole('link', { name: topic }))
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
}

const save = async ({ press }: Actions, page: Page) => {
  await press('Save')
  await expect(page.getByText(SAVED)).toBeVisible()
}

/** A picture to upload: a screenshot of the page. */
const aPicture = async (page: Page, name: string, width = 600) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width, height: 240 } }),
})

const writeShop = async (actions: Actions, page: Page) => {
  const { press, type } = actions
  await press('Fill them in', 'link')
  await type('Shop name', 'Mango Home')
  await type('Tagline', 'Handmade things for every day')
  await type('Phone', '+91 91234 56789')
  await type('Email', 'care@mangohome.example')
  await type('Address', '7 Mint Street\nChennai 600001')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Mango Home').first()).toBeVisible()
  await expect(frame.getByText('7 Mint Street').first()).toBeVisible()
  await save(actions, page)
}

const writeDelivery = async (actions: Actions, page: Page) => {
  await openTopic(actions, page, /^Delivery/)
  await actions.type('Fee (₹)', `${FEE}`)
  await actions.type('Free from (₹) (optional)', `${FREE_FROM}`)
  await expect(page.getByText(`An order below ₹${FREE_FROM} pays ₹${FEE}.`)).toBeVisible()
  await save(actions, page)
}

const writeCategories = async (actions: Actions, page: Page) => {
  const { press, type, pressOn } = actions
  await openTopic(actions, page, /^Categories/)
  for (const name of CATEGORIES) {
    await press('Add a category')
    await type('Name', name, 'last')
  }
  await pressOn(page.getByRole('button', { name: /^Translate: / }))
  await type('Name in தமிழ்', CLOTH, 'last')
  for (const name of INITIAL_CATEGORIES) await press(`Remove ${name}`)
  await save(actions, page)
}

const writeLanguages = async (actions: Actions, page: Page) => {
  await openTopic(actions, page, /^Languages/)
  for (let place = LANGUAGE_CODES.length - 1; place > 0; place -= 1)
    await actions.press(`Move ${OWN_LANGUAGE.name} up`)
  await save(actions, page)
}

const writeHome = async (actions: Actions, page: Page) => {
  const { type, upload, press, pressOn } = actions
  await openTopic(actions, page, /^Home page/)
  await pressOn(page.locator('summary').filter({ hasText: 'Main banner' }))
  await type('Title', 'Made by hand, made to stay')
  await type('Text', 'From twelve workshops in the south.')
  await type('Link', '/collections/all?category=Copper')
  await type('On the button', 'See copper')
  await upload('Upload: Picture', await aPicture(page, 'hero.png'))
  await expect(page.getByText(/^Uploading/)).toHaveCount(0)
  for (const section of ['Tiles', 'Further banners'])
    await pressOn(page.getByRole('checkbox', { name: section }))
  await press('Computer')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('Made by hand, made to stay').first()).toBeVisible()
  await save(actions, page)
}

const writeRest = async (actions: Actions, page: Page) => {
  const { type, upload, press, choose } = actions
  await openTopic(actions, page, /^Announcements/)
  await type('Text of every day', 'Handmade in Chennai')
  await save(actions, page)
  await openTopic(actions, page, /^Legal/)
  await type('Legal name', 'Mango Home Traders')
  await choose('State', 'Tamil Nadu')
  await type('Name', 'Meena Rajan')
  await save(actions, page)
  await openTopic(actions, page, /^Look/)
  await press('Color #7fd1c7')
  await upload('Upload: Logo', await aPicture(page, 'logo.png', 240))
  await expect(page.getByRole('button', { name: 'No picture: Logo' })).toBeVisible()
  await save(actions, page)
}

const writeProduct = async (actions: Actions, page: Page) => {
  const { press, type, fill, choose, pressOn } = actions
  const unfold = (title: string) => pressOn(page.locator('summary').filter({ hasText: title }))
  await press('Today', 'link')
  await press('Create a product', 'link')
  await type('Name', 'Copper Lota')
  await unfold('Brand and kind')
  await unfold('Sizes and colors')
  await type('Description', 'Hammered by hand.')
  await type('Price', '420')
  await fill(page.getByLabel('Stock'), '9')
  await choose('Category', 'Copper')
  await fill(page.getByLabel('Brand'), 'Mango Home')
  await fill(page.getByLabel('Sizes'), '1 L')
  await fill(page.getByLabel('Colors'), 'Brown')
  await press('Create Product')
  await page.waitForURL('**/admin/products')
}

const buy = async (page: Page, url: string) => {
  await page.goto(`${url}/collections/all?category=Copper`)
  await page
    .getByRole('link', { name: /Copper Lota/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Copper Lota' })).toBeVisible()
  await page.waitForLoadState()
  await expectToast(page, TEXTS.added, () =>
    page.getByRole('button', { name: 'Add to cart' }).click(),
  )
  await cartIcon(page).click()
  const drawer = page.getByRole('dialog', { name: 'Your cart' })
  await drawer.getByRole('button', { name: 'Checkout' }).click()
  await page.getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Phone').fill(newPhone())
  await page.getByLabel('Password').fill('Asha@1234')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByLabel('Address').fill('12 Lake Road')
  await page.getByLabel('City').fill('Pune')
  await page.getByLabel('PIN code').fill('411001')
  await page.getByRole('button', { name: TEXTS.orderNow }).click()
  await expect(page.getByText(`₹${420 + FEE}`).first()).toBeVisible()
  await page.getByRole('button', { name: TEXTS.placeOrder }).click()
  await expect(page.getByText('Thank you for your order!')).toBeVisible()
}

test('an empty shop becomes one’s own in the browser alone, and sells @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { url, stop } = await runShop('empty')
  try {
    const actions = countedActions(page)
    page.setDefaultTimeout(15_000)
    await page.goto(`${url}/login`)
    await actions.type('Phone', DEMO_ADMIN.phone)
    await page.getByLabel('Password').fill(DEMO_ADMIN.password)
    await actions.press('Login')
    await page.waitForURL(`${url}/`)
    await actions.press('Admin', 'link')
    await expect(page.getByText(/^0 of 7 are done/)).toBeVisible()
    for (const write of [
      writeShop,
      writeDelivery,
      writeCategories,
      writeLanguages,
      writeHome,
      writeRest,
      writeProduct,
    ])
      await test.step(write.name, () => write(actions, page))
    expect(actions.count()).toBeLessThanOrEqual(MAX_ACTIONS)

    const visitor = await (await browser.newContext()).newPage()
    await test.step('the shop’s pages are the seller’s', async () => {
      // A rendered page may be as old as the cached settings.
      await expect(async () => {
        await visitor.goto(url)
        await expect(visitor).toHaveTitle('Mango Home · Handmade things for every day')
      }).toPass()
      await expect(
        visitor.getByRole('heading', { level: 1, name: 'Made by hand, made to stay' }),
      ).toBeVisible()
      await expect(visitor.getByText('Handmade in Chennai')).toBeVisible()
      const logo = visitor.locator('header').getByRole('link', { name: /Mango Home/ })
      await expect(logo.locator('img')).toHaveJSProperty('complete', true)
      expect((await logo.boundingBox())?.width).toBeGreaterThanOrEqual(44)
      // The shop opens in its first language; a visitor's own choice stays.
      await expect(visitor).toHaveURL(url + OWN_LANGUAGE.prefix)
      await visitor.locator('footer summary').click()
      await visitor.getByRole('link', { name: 'English' }).first().click()
      await expect(visitor).toHaveURL(`${url}/`)
      await expect(
        visitor.getByText(`On all orders from ₹${FREE_FROM}. Below that it is ₹${FEE}`),
      ).toBeVisible()
      const menu = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link')
      await expect(menu).toHaveText([...CATEGORIES, 'All Products'])
      await visitor.goto(`${url}/ta/collections/all?category=Cloth`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(CLOTH)
    })
    await test.step('a customer buys', () => buy(visitor, url))
    await visitor.close()

    await page.goto(`${url}/admin`)
    await expect(page.getByText(/^6 of 7 are done/)).toBeVisible()
  } finally {
    await stop()
  }
})
