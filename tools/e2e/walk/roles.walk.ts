import { LANGUAGES } from '@bartan/contract/shop/languages'
import type { SignedIn } from '@bartan/contract/users/schema'
import type { APIRequestContext } from '@playwright/test'
import { DEMO_ADMIN } from '../admin.ts'
import { plentiful, test as base, type WireProduct } from '../fixtures.ts'
import { placeOrder } from '../place-order.ts'
import type { WalkOptions } from './options.ts'
import { keepPicture, note, report } from './report.ts'
import { ROLES } from './roles.ts'
import { createLook, type WalkResult } from './walk.ts'
import { watch } from './watch.ts'

const test = base.extend<WalkOptions>({ language: ['en', { option: true }] })

const deliver = async (request: APIRequestContext, order: string) => {
  const login = await request.post('/api/users/login', { data: DEMO_ADMIN })
  const { token } = (await login.json()) as SignedIn
  await request.put(`/api/admin/orders/${order}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { status: 'Delivered' },
  })
}

for (const [role, steps] of Object.entries(ROLES))
  test(`role: ${role}`, async ({ page, request, language, newAccount, hasTouch }) => {
    const products = await plentiful(request, 'limit=100')
    const all = (await (await request.get('/api/products?limit=100')).json()) as (WireProduct & {
      originalPrice?: number
    })[]
    const account = await newAccount()
    const order = await placeOrder(request, account.session)
    await deliver(request, order._id)
    const known = {
      page,
      prefix: LANGUAGES[language].prefix,
      varied:
        products.find(({ sizes, colors }) => sizes.length > 1 && colors.length > 1) ?? products[0],
      reduced: all.find(({ originalPrice }) => originalPrice !== undefined),
      soldOut: all.find(({ countInStock }) => countInStock === 0),
      returning: {
        ...account.session,
        password: account.password,
        order: order._id,
        number: order.number,
      },
    }
    const found: WalkResult = { presses: 0, faults: [], latin: new Set() }
    await watch(page)
    await page.addInitScript((code) => localStorage.setItem('language', code), language)
    const { look, rest, slowDown } = await createLook({ page, language, isTouch: hasTouch }, found)
    await slowDown()
    for (const [place, [name, go]] of steps.entries()) {
      await go(known).catch((error: unknown) =>
        found.faults.push(`${name}: ${String(error).split('\n')[0]}`),
      )
      found.presses++
      // Scrolls to the part after hydration, so that content which loads on scrolling is there.
      await rest()
      await page.evaluate(async () => {
        // What is behind a dialog can't be scrolled by hand.
        if (document.querySelector('dialog[open]')) return
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        scrollTo({ top: 0, behavior: 'instant' })
      })
      await look(name)
      await keepPicture(page, `${role} ${String(place + 1).padStart(2, '0')} ${name}`)
      await note(`role ${role}`, found)
    }
    await report(`role ${role}`, found)
  })
