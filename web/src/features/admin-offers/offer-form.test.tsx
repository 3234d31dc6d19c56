import { reason } from '@bartan/contract/reasons/reasons'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failure, fakeApi } from '#testing/fake-api.ts'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { OfferEditor } from './components/offer-editor.tsx'
import { code, jug, sale, show, thali } from './testing/sample-offers.tsx'

signInBeforeEach('admin')

const open = (props: { id?: string; isCopy?: boolean } = {}) =>
  show(<OfferEditor {...props} onSaved={() => undefined} />)
const preview = async () => within(await screen.findByRole('region', { name: 'What it does' }))

describe('the form', () => {
  const answers = {
    'GET /api/admin/offers': { body: [sale] },
    'GET /api/admin/products': { body: [thali, jug] },
  }
  it('shows what becomes of which prices, and what runs at the same time', async () => {
    fakeApi(answers)
    open()
    const shown = await preview()
    expect(shown.getByText('₹200 → ₹160')).toBeTruthy()
    expect(shown.getByText('below cost')).toBeTruthy()
    expect(shown.getByText('₹99 → ₹79')).toBeTruthy()
    expect(
      shown.getByText(
        '“Diwali” runs at the same time on some of these goods: the lower price counts.',
      ),
    ).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Plastic' }))
    expect(shown.queryByText('₹200 → ₹160')).toBeNull()
    expect(shown.queryByText(/Diwali/)).toBeNull()
  })

  it('leads back from an offer that does not exist', async () => {
    fakeApi(answers)
    open({ id: 'gone' })
    expect(await screen.findByText('There is no such offer')).toBeTruthy()
    const back = screen.getByRole('link', { name: 'All offers' })
    expect(back.getAttribute('href')).toBe('/admin/offers')
  })

  it.each([
    [{ kind: 'percent', percent: 16 }, 1],
    [{ kind: 'percent', percent: 15 }, 0],
    [{ kind: 'percent', percent: 50, most: 30 }, 0],
    [{ kind: 'amount', amount: 40, minimum: 200 }, 1],
    [{ kind: 'amount', amount: 40, minimum: 201 }, 0],
    [{ kind: 'buy_get', buy: 5, get: 1, percent: 100 }, 1],
    [{ kind: 'buy_get', buy: 6, get: 1, percent: 100 }, 0],
    [
      {
        kind: 'quantity',
        tiers: [
          { from: 3, percent: 5 },
          { from: 9, percent: 20 },
        ],
      },
      1,
    ],
    [{ kind: 'set_price', products: [{ productId: 'thali', quantity: 2 }], price: 339 }, 1],
    [{ kind: 'set_price', products: [{ productId: 'thali', quantity: 2 }], price: 340 }, 0],
    [{ kind: 'free_delivery' }, 0],
  ])(
    'warns of %j where a unit that costs ₹170 and is sold for ₹200 would be below cost',
    async (terms, warnings) => {
      const { amount: _amount, minimum: _minimum, ...rest } = code
      fakeApi({ ...answers, 'GET /api/admin/offers': { body: [{ ...rest, ...terms }] } })
      open({ id: 'c1' })
      const shown = await preview()
      expect(shown.queryAllByText('below cost')).toHaveLength(warnings)
    },
  )

  it.each([
    ['a sale that a code goes below cost with', { id: 's1' }, { ...sale, percent: 10 }, code],
    ['a code that a sale goes below cost with', { id: 'c1' }, code, { ...sale, percent: 10 }],
  ])('warns of %s', async (_name, at, drafted, beside) => {
    // ₹200 cost ₹170: a tenth off leaves ₹180, and ₹15 off that is below.
    const offers = [drafted, beside].map((offer) =>
      offer._id === 'c1' ? { ...offer, amount: 15, minimum: undefined } : offer,
    )
    fakeApi({ ...answers, 'GET /api/admin/offers': { body: offers } })
    open(at)
    const shown = await preview()
    expect(shown.getAllByText('below cost')).toHaveLength(1)
  })

  it('asks before it sells below cost, and saves the weekend in India’s time', async () => {
    const { sent } = fakeApi({ ...answers, 'POST /api/admin/offers': { status: 201, body: sale } })
    open()
    await preview()
    await userEvent.click(screen.getByRole('button', { name: 'Steel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save the offer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sell anyway' }))
    expect(await screen.findByText('The offer is saved')).toBeTruthy()
    expect(sent.find(({ call }) => call === 'POST /api/admin/offers')?.body).toEqual({
      kind: 'sale',
      name: 'Weekend sale',
      active: true,
      percent: 20,
      from: '2026-11-20T12:30:00.000Z',
      to: '2026-11-22T18:30:00.000Z',
      scope: { materials: ['Steel'] },
    })
  })

  it('keeps the seconds of times that were not changed', async () => {
    const began = { ...sale, from: '2026-11-20T12:30:15.250Z', to: '2026-11-22T18:29:59.999Z' }
    const { sent } = fakeApi({
      ...answers,
      'GET /api/admin/offers': { body: [began] },
      'PUT /api/admin/offers/s1': { body: began },
    })
    open({ id: 's1' })
    const end = await screen.findByLabelText(/^Ends/)
    const saved = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save the offer' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Sell anyway' }))
      await screen.findByText('The offer is saved')
      return sent.findLast(({ call }) => call === 'PUT /api/admin/offers/s1')?.body
    }
    expect(await saved()).toMatchObject({ from: began.from, to: began.to })
    fireEvent.change(end, { target: { value: '2026-11-22T23:00' } })
    expect(await saved()).toMatchObject({ from: began.from, to: '2026-11-22T17:30:00.000Z' })
  })

  it.each([
    ['₹1,499', 1499],
    ['१४९९', 1499],
    // Left out, the offer would hold for any order.
    ['14,99', '14,99'],
    ['all', 'all'],
  ])('sends a typed amount of %s as %j', async (typed, meant) => {
    const { bodyOf } = fakeApi({
      ...answers,
      'GET /api/admin/offers': { body: [code] },
      'PUT /api/admin/offers/c1': { body: code },
    })
    open({ id: 'c1' })
    const fields = [
      await screen.findByLabelText(/^Orders from/),
      screen.getByLabelText(/^Total uses/),
    ]
    for (const field of fields) {
      await userEvent.clear(field)
      await userEvent.type(field, typed)
    }
    await userEvent.click(screen.getByRole('button', { name: 'Save the offer' }))
    await screen.findByText('The offer is saved')
    expect(bodyOf('PUT /api/admin/offers/c1')).toMatchObject({ minimum: meant, usesTotal: meant })
  })

  it('does not write over what another has changed since it was opened', async () => {
    const { answers: now, sent } = fakeApi({
      ...answers,
      'GET /api/admin/offers': { body: [code] },
      'PUT /api/admin/offers/c1': { body: code },
    })
    const { client } = open({ id: 'c1' })
    await userEvent.type(await screen.findByLabelText('Name'), ' 2')
    now['GET /api/admin/offers'] = { body: [{ ...code, amount: 10, version: 4 }] }
    await client.refetchQueries()
    await userEvent.click(screen.getByRole('button', { name: 'Save the offer' }))
    await screen.findByText('The offer is saved')
    const body = sent.findLast(({ call }) => call === 'PUT /api/admin/offers/c1')?.body
    expect(body).toMatchObject({ name: 'Society 2', amount: 50, version: 3 })
  })

  it('tells what it would have cost', async () => {
    fakeApi({
      ...answers,
      'POST /api/admin/offers/simulate': { body: { orders: 40, applied: 12, discount: 840 } },
    })
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'What would it have cost?' }))
    expect(
      await screen.findByText('Of 40 orders in the last 30 days 12 would have had it: ₹840 off.'),
    ).toBeTruthy()
  })

  it('shows at the field what the server refuses', async () => {
    const taken = { fields: { code: 'This code is taken' } }
    fakeApi({
      ...answers,
      'GET /api/admin/offers': { body: [code] },
      'PUT /api/admin/offers/c1': failure(409, 'code_taken', 'This code is taken', taken),
    })
    open({ id: 'c1' })
    await userEvent.click(await screen.findByRole('button', { name: 'Save the offer' }))
    const field = await screen.findByLabelText(/^Coupon code/)
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('calls a field what the form calls it, wherever it says what is wrong', async () => {
    const whys = {
      'tiers.0.from': reason('field_not_whole_within', { field: 'from', min: 1, max: 50 }),
      usesTotal: reason('field_not_whole_within', { field: 'usesTotal', min: 1, max: 9 }),
    }
    const refused = {
      fields: Object.fromEntries(Object.entries(whys).map(([at, { message }]) => [at, message])),
      fieldReasons: whys,
    }
    const tiers = [{ from: 2, percent: 10 }]
    fakeApi({
      ...answers,
      'GET /api/admin/offers': { body: [{ ...code, kind: 'quantity', tiers }] },
      'PUT /api/admin/offers/c1': failure(400, 'invalid_input', 'from must be …', refused),
    })
    open({ id: 'c1' })
    await userEvent.click(await screen.findByRole('button', { name: 'Save the offer' }))
    const texts = [
      'From units, step 1 must be a whole number from 1 to 50',
      'Total uses must be a whole number from 1 to 9',
    ]
    await screen.findAllByText(texts[0] ?? '')
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(alerts.toSorted()).toEqual([texts[0], ...texts])
  })

  it('begins a copy without the code, for the coming weekend', async () => {
    fakeApi({ ...answers, 'GET /api/admin/offers': { body: [code] } })
    open({ id: 'c1', isCopy: true })
    expect((await screen.findByLabelText<HTMLInputElement>(/^Coupon code/)).value).toBe('')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Society (copy)')
    expect(screen.getByLabelText<HTMLInputElement>('Begins').value).toBe('2026-11-20T18:00')
  })
})
