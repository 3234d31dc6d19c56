import { SHIPPING_FEE } from '@bartan/contract/pricing/shipping'
import { toRupees, paise, rupees } from '@bartan/contract/shared/money'
import { TEXTS } from '@bartan/contract/shop/texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { formatRupees } from '#components/commerce/format-rupees.ts'
import { aCheckout, anOrder } from '#testing/builders.ts'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { codeDraft, offerCode } from './checkout-drafts.ts'
import { renderCheckout } from './testing/render-checkout.tsx'

const QUOTE = 'POST /api/checkout/quote'
const CREATE = 'POST /api/checkout'
const CODE = '7K3QM-X9P2A'
/** Of one thali at ₹199, with a tenth off, in whole rupees. */
const TOTAL = toRupees(paise(199_00 - 20_00 + SHIPPING_FEE))
const DISCOUNT = { couponCode: CODE, discount: rupees(20), totalPrice: TOTAL }
const used = 'This code has been used'
const refusal = failure(409, 'coupon_used', used, { fields: { couponCode: used } })
const PLAIN = { itemsPrice: 199, shippingPrice: toRupees(SHIPPING_FEE) }
const OFFER = { id: 'newsletter', name: 'Newsletter', code: CODE, discount: 20 }

const quoteFor = ({ couponCode }: { couponCode?: string }) => ({
  lines: [],
  ...PLAIN,
  totalPrice: PLAIN.itemsPrice + PLAIN.shippingPrice - (couponCode ? 20 : 0),
  ...(couponCode && { offer: OFFER }),
})

const shop = () =>
  fakeApi({
    [QUOTE]: ({ body }) => ({ body: quoteFor(body as { couponCode?: string }) }),
    [CREATE]: { status: 201, body: aCheckout(DISCOUNT) },
    'POST /api/checkout/c1/finalize': { body: anOrder(DISCOUNT) },
  })

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

signInBeforeEach()

describe('a code', () => {
  it('is folded away, and shown as a line of its own when it is taken', async () => {
    const api = shop()
    renderCheckout()
    expect(screen.queryByLabelText('Code')).toBeNull()
    enterCode()
    expect(await screen.findByText(`Discount (${CODE})`)).toBeTruthy()
    expect(screen.getByText('-₹20')).toBeTruthy()
    expect(screen.getAllByText(formatRupees(TOTAL))).not.toEqual([])
    expect(document.activeElement?.textContent).toBe(`${CODE} is applied`)
    await order()
    const creation = api.sent.find(({ call }) => call === CREATE)
    expect(creation?.body).toMatchObject({ couponCode: CODE, totalPrice: TOTAL })
    expect(screen.getByText(`Discount (${CODE})`)).toBeTruthy()
  })

  it('that is not known is refused at the field', async () => {
    const api = shop()
    const why = "This code isn't valid"
    api.answers[QUOTE] = ({ body }) =>
      (body as object as { couponCode?: string }).couponCode
        ? failure(409, 'coupon_invalid', why, { fields: { couponCode: why } })
        : { body: quoteFor({}) }
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

describe('an offer', () => {
  it('that holds by itself is told, and what a little more would bring', async () => {
    const api = shop()
    api.answers[QUOTE] = {
      body: { ...quoteFor({}), offer: { id: 'o1', name: 'Friday', discount: 20 } },
    }
    renderCheckout()
    expect(await screen.findByText('Discount (Friday)')).toBeTruthy()
  })

  it('that saves you more than the code is told in its place', async () => {
    const api = shop()
    api.answers[QUOTE] = {
      body: {
        ...quoteFor({}),
        offer: { id: 'o1', name: 'Friday', discount: 40 },
        better: { name: 'Friday' },
      },
    }
    renderCheckout()
    enterCode('society')
    expect(await screen.findByText('“Friday” saves you more than SOCIETY')).toBeTruthy()
  })
})

describe('a code from a link', () => {
  afterEach(() => offerCode.forget())

  it('holds by itself, wherever the shopper is meanwhile', async () => {
    const api = shop()
    localStorage.setItem('offerCode', CODE)
    renderCheckout()
    screen.getByLabelText('City').focus()
    expect(await screen.findByText(`${CODE} is applied`)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
    await order()
    expect(api.sent.find(({ call }) => call === CREATE)?.body).toMatchObject({ couponCode: CODE })
  })

  it('is forgotten when it is removed', async () => {
    shop()
    localStorage.setItem('offerCode', CODE)
    renderCheckout()
    await screen.findByText(`${CODE} is applied`)
    press('Remove Code')
    expect(offerCode.read()).toBe('')
    press('Have a code?')
    expect(document.activeElement).toBe(screen.getByLabelText('Code'))
  })

  it('waits where another was typed since', async () => {
    const api = shop()
    localStorage.setItem('offerCode', 'DIWALI')
    codeDraft.save({ code: '7k3' })
    renderCheckout()
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('7k3')
    await order()
    expect(api.sent.map(({ body }) => body)).not.toContainEqual(
      expect.objectContaining({ couponCode: 'DIWALI' }),
    )
    codeDraft.forget()
  })

  it('that can’t be used says why at its field, and can be changed', async () => {
    const api = shop()
    api.answers[QUOTE] = ({ body }) =>
      (body as { couponCode?: string }).couponCode ? refusal : { body: quoteFor({}) }
    localStorage.setItem('offerCode', 'DIWALI')
    renderCheckout()
    screen.getByLabelText('City').focus()
    expect(await screen.findByText(used)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('DIWALI')
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
  })
})
