import { setImmediate } from 'node:timers/promises'
import type { AnswerCall } from '@bartan/contract/pages/page'
import { publicSettingsOn } from '@bartan/contract/settings/announcements'
import { DEFAULT_SETTINGS } from '@bartan/contract/settings/defaults'
import type { Settings } from '@bartan/contract/settings/settings'
import { rupees } from '@bartan/contract/shared/money'
import { beforeAll, expect, it } from 'vitest'
import { OrderActions } from '#features/orders/components/order-actions.tsx'
import { DeliveryFacts } from '#features/product/components/delivery-facts.tsx'
import { loadTexts } from '#i18n/load-texts.ts'
import { anOrder, aProduct } from '#testing/builders.ts'
import { renderApp } from '#testing/render-app.tsx'
import server from '../entry-server.tsx'
import { Footer } from './layouts/shop/footer.tsx'
import { TopBanner } from './layouts/shop/top-banner.tsx'

const DAY = '2026-11-23'

type Seller = { prefix: string; settings: Settings; goods: string }

const GHAR: Seller = {
  prefix: '/hi',
  goods: 'Ghar kadhai',
  settings: {
    ...DEFAULT_SETTINGS,
    name: 'Ghar & Co',
    tagline: 'Home',
    taglineIn: { hi: 'घर का सामान' },
    phone: '+91 11111 22222',
    returnDays: 9,
    shipping: { fee: rupees(66), freeFrom: rupees(777) },
    categories: [{ name: 'Balcony', nameIn: { hi: 'बाल्कनी' }, picture: '', facts: [] }],
    look: { accent: '#7fd1c7', logo: '' },
  },
}
const THELA: Seller = {
  prefix: '/ta',
  goods: 'Thela tawa',
  settings: {
    ...DEFAULT_SETTINGS,
    name: 'Thela',
    tagline: 'From the cart',
    phone: '+91 33333 44444',
    returnDays: 4,
    shipping: { fee: rupees(0), freeFrom: rupees(0) },
    categories: [{ name: 'Garden', nameIn: { ta: 'தோட்டம்' }, picture: '', facts: [] }],
    look: { accent: '#d98ba0', logo: '' },
  },
}
const SELLERS = [GHAR, THELA]

/** Answers as late as it is told, so that two renderings take turns. */
const answersOf =
  ({ settings, goods }: Seller, turns: number): AnswerCall =>
  async (url) => {
    for (let turn = 0; turn < turns; turn += 1) await setImmediate()
    if (url === '/api/settings') return Response.json(publicSettingsOn(settings, DAY))
    const product = aProduct({ name: goods, category: settings.categories[0]?.name ?? '' })
    return Response.json(url === '/api/products/thali' ? product : [product])
  }

const PATHS = ['', '/product/thali']

const pageOf = async (seller: Seller, path: string, turns = 0) => {
  const { render } = await server.loadPage(
    { pathname: seller.prefix + path, search: '', origin: 'https://shop.example' },
    answersOf(seller, turns),
  )
  return render()
}

beforeAll(() => Promise.all([loadTexts('hi'), loadTexts('ta')]))

it('pages of two shops in two languages, made at the same time, are what each is alone', async () => {
  const wanted = SELLERS.flatMap((seller) => PATHS.map((path) => ({ seller, path })))
  const alone = []
  for (const { seller, path } of wanted) alone.push(await pageOf(seller, path))
  for (const [index, { seller }] of wanted.entries()) {
    const { markup, head } = alone[index] ?? { markup: '', head: '' }
    const other = SELLERS.find((one) => one !== seller)
    expect(markup).toContain(seller.goods)
    expect(markup).toContain(`tel:${seller.settings.phone.replaceAll(' ', '')}`)
    expect(head).toContain(seller.settings.look.accent)
    expect(markup + head).not.toContain(other?.goods)
  }
  for (const turns of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 1, 1, 1],
  ]) {
    const together = await Promise.all(
      wanted.map(({ seller, path }, index) => pageOf(seller, path, turns[index])),
    )
    expect(together).toEqual(alone)
  }
})

it('manifests made at the same time, too', async () => {
  const [ghar, thela] = await Promise.all([
    server.manifestOf(publicSettingsOn(GHAR.settings, DAY), 'hi'),
    server.manifestOf(publicSettingsOn(THELA.settings, DAY), 'ta'),
  ])
  expect(JSON.parse(ghar)).toMatchObject({ name: 'Ghar & Co', lang: 'hi-IN', start_url: '/hi' })
  expect(JSON.parse(thela)).toMatchObject({ name: 'Thela', lang: 'ta-IN', start_url: '/ta' })
})

/** Delivered on the 20th, so that each of the shops still takes it back at its own time, but not at the other's. */
const ORDER = anOrder({
  status: 'Delivered',
  isDelivered: true,
  deliveredAt: '2026-11-20T10:00:00.000Z',
})
const AT: Record<string, string> = {
  [GHAR.prefix]: '2026-11-27T10:00:00.000Z',
  [THELA.prefix]: '2026-11-22T10:00:00.000Z',
}

/** Where the footer asks for no address, which would have it look for the reader's orders. */
const show = (language: 'hi' | 'ta', { prefix, settings }: Seller) =>
  renderApp(
    <>
      <TopBanner />
      <DeliveryFacts isInStock isReturnable />
      <OrderActions order={ORDER} userId={ORDER.user._id} buyAgain={null} />
      <Footer />
    </>,
    { at: '/login', language, shop: settings, now: () => Date.parse(AT[prefix] ?? '') },
  )

it('two of them on the screen at once say what each says alone', () => {
  const textAlone = (...[language, seller]: Parameters<typeof show>) => {
    const { container, unmount } = show(language, seller)
    const text = container.textContent
    unmount()
    return text
  }
  const alone = [textAlone('hi', GHAR), textAlone('ta', THELA)]
  expect(alone[0]).toContain('लौटाएँ या बदलें')
  expect(alone[1]).toContain('திருப்பித் தரவும் அல்லது மாற்றவும்')
  const first = show('hi', GHAR)
  const second = show('ta', THELA)
  expect([first.container.textContent, second.container.textContent]).toEqual(alone)
})
