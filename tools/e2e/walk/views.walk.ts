import { LANGUAGES } from '@bartan/contract/shop/languages'
import type { SignedIn } from '@bartan/contract/users/schema'
import { DEMO_ADMIN } from '../admin.ts'
import { openAs, plentiful, test as base } from '../fixtures.ts'
import { placeOrder } from '../place-order.ts'
import type { WalkOptions } from './options.ts'
import { keepPicture, report } from './report.ts'
import { signInStaff } from './sign-in-staff.ts'
import { ADMIN_VIEWS, SHOP_VIEWS, STAFF_VIEWS, type View } from './views.ts'
import { walk } from './walk.ts'

const test = base.extend<WalkOptions>({ language: ['en', { option: true }] })

for (const { name, path, as, root, cart } of [
  ...SHOP_VIEWS,
  ...ADMIN_VIEWS,
  ...STAFF_VIEWS,
] as readonly View[])
  test(name, async ({ page, request, language, newAccount, hasTouch }) => {
    const products = await plentiful(request, 'limit=60')
    const product =
      products.find(({ sizes, colors }) => sizes.length > 1 && colors.length > 1) ?? products[0]
    const customer = as === 'customer' ? (await newAccount()).session : undefined
    const order = customer && (await placeOrder(request, customer))
    const isOfStaff = as !== 'guest' && as !== 'customer'
    const admin = isOfStaff
      ? ((await (await request.post('/api/users/login', { data: DEMO_ADMIN })).json()) as SignedIn)
      : undefined
    const staff = admin && isOfStaff ? await signInStaff(request, admin, as) : undefined
    const headers = { authorization: `Bearer ${admin?.token ?? ''}` }
    const firstOf = async (list: string) => {
      if (!admin) return ''
      const rows = (await (await request.get(list, { headers })).json()) as { _id: string }[]
      return rows[0]?._id ?? ''
    }
    const address = await path({ product: product._id, order: order?._id ?? '', firstOf })
    await page.addInitScript((code) => localStorage.setItem('language', code), language)
    const session = customer ?? staff
    const open = () =>
      openAs(page, `${LANGUAGES[language].prefix}${address}`, {
        ...(session && { as: session }),
        ...(cart && { cart: { product } }),
      })
    const keep = () => keepPicture(page, name)
    await report(name, await walk({ page, language, isTouch: hasTouch, open, root, keep }))
  })
