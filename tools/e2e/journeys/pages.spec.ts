import { expect, plentiful, test } from '../fixtures.ts'

test.use({ mayFail: [/\/product\/(nothing|%)|\/%E0/] })

test('a product is there without scripts, and goes on with them without a request', async ({
  page,
  request,
}) => {
  const [product] = await plentiful(request)
  const path = `/product/${product._id}`
  const html = await (await request.get(path)).text()
  expect(html).toContain(product.name)
  expect(html).toContain(`₹${product.price.toLocaleString('en-IN')}`)

  const calls: string[] = []
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname.startsWith('/api/products')) calls.push(pathname)
  })
  // A hydration mismatch is logged on the console, which fails the test.
  for (const address of [
    path,
    `/hi${path}`,
    '/',
    '/hi',
    '/collections/all?color=Red',
    '/shipping',
  ]) {
    await page.goto(address)
    await expect(page.getByRole('banner').getByRole('button', { name: /Cart|कार्ट/ })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(calls.filter((call) => !call.endsWith('/reviews'))).toEqual([])
})

test('what is not there is 404, and helps', async ({ page }) => {
  const reply = await page.goto('/product/nothing')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('region', { name: 'Popular with shoppers' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible()
  await expect(page.locator('main').getByRole('searchbox')).toBeVisible()
  await page.locator('main nav').getByRole('link', { name: 'Bathroom' }).click()
  await expect(page).toHaveURL('/collections/all?category=Bathroom')
  expect((await page.request.get('/nothing')).status()).toBe(404)
})

test('a broken percent sign in an address leads to the page for what is not there', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/%E0%A4%A', 'This shelf is empty'],
    ['/product/%zz', 'Product not found'],
  ] as const) {
    const reply = await page.goto(path)
    expect(reply?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('main').getByRole('searchbox')).toBeVisible()
  }
})

test('pages of the law say when they were changed, as a day in words', async ({ page }) => {
  for (const [path, told] of [
    ['/shipping', /Updated \d{1,2} [A-Z][a-z]{2} \d{4}\./],
    ['/privacy', /Updated \d{1,2} [A-Z][a-z]{2} \d{4}\./],
    ['/hi/terms', /\d{1,2} नवंबर \d{4}/],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(told), path).toBeVisible()
  }
})

test('whoever chose Hindi is led to it by a link in English', async ({ page }) => {
  await page.goto('/shipping')
  await page.locator('footer summary').click()
  await page.getByRole('link', { name: 'हिन्दी' }).first().click()
  await expect(page).toHaveURL('/hi/shipping')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await page.goto('/contact')
  await expect(page).toHaveURL('/hi/contact')
  await page.locator('footer summary').click()
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL('/contact')
})

test('a language that is pressed before the first script runs is chosen all the same', async ({
  page,
}) => {
  // Blocks the early script in the first document only.
  await page.route(/\/early.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/shipping')
  await page.unroute(/\/early.*\.js/)
  await page.locator('footer summary').click()
  await page.getByRole('link', { name: 'हिन्दी' }).first().click()
  await expect(page).toHaveURL('/hi/shipping')
  await page.goto('/contact')
  await expect(page).toHaveURL('/hi/contact')
})

test('of a printed page there is its content alone @desktop', async ({ page }) => {
  await page.goto('/track')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#root > header')).toBeHidden()
  await expect(page.locator('footer')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages that need it lead on, and others offer nothing that needs it', async ({
    page,
    request,
  }) => {
    for (const path of ['/cart', '/login', '/track', '/offers']) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: /^Call .*\d/ }), path).toBeVisible()
    }
    await page.getByRole('searchbox').fill('bottle')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('bottle')
    const [product] = await plentiful(request)
    await page.goto(`/product/${product._id}`)
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Call Us' })).toBeVisible()
    // The search above the header alone can be filled in and pressed.
    for (const idle of ['#root button', '#root input', '[data-buy]'])
      await expect(page.locator(`${idle}:visible`), idle).toHaveCount(0)
    const rooms = await page.locator('main :is(section, div, li):visible').evaluateAll((all) =>
      all
        .filter((room) => room.clientHeight > 0 && !room.textContent?.trim())
        .filter(
          (room) => !room.querySelector('img') && getComputedStyle(room).position !== 'absolute',
        )
        .map((room) => room.outerHTML.slice(0, 120)),
    )
    expect(rooms, 'no room is kept for what never comes').toEqual([])
    await page.getByRole('searchbox').fill('bucket')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('bucket')
  })
})
