import { formatRupees } from '#components/commerce/format-rupees.ts'
import { toRupees } from '@bartan/contract/shared/money'
import { SHIPPING_FEE } from '@bartan/contract/checkout/shipping'
import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { session } from '#lib/session/session.ts'
import { aCart, aCheckout, aLine, anOrder, asha, signedInAs } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render-app.tsx'
import { Checkout } from './components/checkout.tsx'

const CHECK = 'POST /api/coupons/check'
const CREATE = 'POST /api/checkout'
const CODE = '7K3QM-X9P2A'
/** Of one thali at ₹199, with a tenth off, in whole rupees. */
const TOTAL = toRupees(199_00 - 20_00 + SHIPPING_FEE)
const DISCOUNT = { couponCode: CODE, discount: 20, totalPrice: TOTAL }

const used = 'This code has been used'
const refusal = failure(409, 'coupon_used', used, { fields: { couponCode: used } })

const shop = () =>
  fakeApi({
    [CHECK]: { body: { code: CODE, percent: 10 } },
    [CREATE]: { status: 201, body: aCheckout(DISCOUNT) },
    'POST /api/checkout/c1/finalize': { body: anOrder(DISCOUNT) },
  })

const renderCheckout = () =>
  renderApp(
    <Checkout
      user={asha}
      cart={aCart({ userId: asha._id }, aLine())}
      lastAddress={anOrder().shippingAddress}
      onAdjust={() => undefined}
      onCartOutdated={() => undefined}
      onPlaced={() => undefined}
    />,
  )

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const enterCode = (typed = '7k3qm x9p2a') => {
  press('Have a code?')
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: typed } })
  press('Apply')
}

const order = async () => {
  press(TEXTS.orderNow)
  await screen.findByRole('button', { name: TEXTS.placeOrder })
}

beforeEach(() => {
  session.end()
  session.start(signedInAs(asha))
})

describe('a code', () => {
  it('is folded away, and shown as a line of its own when it is taken', async () => {
    const api = shop()
    renderCheckout()
    expect(screen.queryByLabelText('Code')).toBeNull()
    enterCode()
    expect(await screen.findByText(`Discount (${CODE})`)).toBeTruthy()
    expect(screen.getByText('-₹20')).toBeTruthy()
    expect(screen.getAllByText(formatRupees(TOTAL))).not.toEqual([])
    expect(document.activeElement?.textContent).toBe(`${CODE}: 10% off`)
    await order()
    const creation = api.sent.find(({ call }) => call === CREATE)
    expect(creation?.body).toMatchObject({ couponCode: CODE, totalPrice: TOTAL })
    expect(screen.getByText(`Discount (${CODE})`)).toBeTruthy()
  })

  it('that is not known is refused at the field', async () => {
    const api = shop()
    api.answers[CHECK] = failure(409, 'coupon_invalid', "This code isn't valid")
    renderCheckout()
    enterCode()
    expect(await screen.findByText("This code isn't valid")).toBeTruthy()
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  })

  it('can be taken out again', async () => {
    const api = shop()
    renderCheckout()
    enterCode()
    await screen.findByText(`Discount (${CODE})`)
    press('Remove Code')
    expect(screen.queryByText(`Discount (${CODE})`)).toBeNull()
    expect(screen.getByRole('button', { name: 'Have a code?' })).toBeTruthy()
    await order()
    expect(api.sent.find(({ call }) => call === CREATE)?.body).not.toHaveProperty('couponCode')
  })

  it('that somebody used meanwhile leads back to step one, and says so', async () => {
    const api = shop()
    renderCheckout()
    enterCode()
    await screen.findByText(`Discount (${CODE})`)
    await order()
    api.answers['POST /api/checkout/c1/finalize'] = refusal
    press(TEXTS.placeOrder)
    expect(await screen.findByText(used)).toBeTruthy()
    expect(screen.getByRole('button', { name: TEXTS.orderNow })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')))
    expect(screen.queryByText(`Discount (${CODE})`)).toBeNull()
  })
})

it('is not asked of who has ordered: every code is for a first order', async () => {
  fakeApi({ 'GET /api/orders/my-orders': { body: [anOrder()] } })
  renderCheckout()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Have a code?' })).toBeNull())
})
