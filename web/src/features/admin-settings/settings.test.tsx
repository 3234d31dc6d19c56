import { CATEGORIES } from '@bartan/contract/products/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { rupees } from '@bartan/contract/shared/money'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { failure } from '#testing/fake-api.ts'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { SAVED, field, open, press, retype, saved, startServer } from './testing/settings-page.tsx'

const [, BATHROOM] = CATEGORIES

const pickState = (name: string) =>
  userEvent.selectOptions(screen.getByLabelText('Sells to', { selector: 'select' }), name)
signInBeforeEach('admin')

it('the states that are sold to are picked, and taken away', async () => {
  const { puts } = startServer()
  await open('legal')
  await pickState('Goa')
  await pickState('Delhi')
  await press('Remove Delhi')
  await press('Save')
  expect(await screen.findByText(SAVED)).toBeTruthy()
  expect(puts()).toMatchObject([{ legal: { sellsTo: ['Goa'] } }])
})
/** Another fee than the shop's own. */
const FEE = saved.shipping.fee + 7

const isWrong = (one: HTMLElement) => one.getAttribute('aria-invalid') === 'true'

describe('saving', () => {
  it('sends what was changed, with the version that it is based on, and takes it back', async () => {
    const { puts } = startServer()
    await open('delivery')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
    await retype('Fee (₹)', String(FEE))
    await retype('Free from (₹) (optional)', '₹1,499')
    await press('Save')
    expect(await screen.findByText(SAVED)).toBeTruthy()
    await press('Undo')
    expect(await screen.findByText('It is as it was.')).toBeTruthy()
    expect(field('Fee (₹)').value).toBe(String(saved.shipping.fee))
    expect(puts()).toEqual([
      { version: 4, shipping: { fee: FEE, freeFrom: 1499 } },
      { version: 5, shipping: saved.shipping },
    ])
  })

  it('sends a translation that is a setting of its own beside its text', async () => {
    const { puts } = startServer()
    await open('shop')
    await userEvent.click(screen.getByRole('button', { name: /^Translate: .*हिन्दी/ }))
    await retype('Tagline in हिन्दी', 'रसोई के साथी')
    await press('Save')
    expect(await screen.findByText(SAVED)).toBeTruthy()
    expect(puts()).toMatchObject([{ taglineIn: { hi: 'रसोई के साथी' } }])
  })

  it('says what is wrong at its field, and sends nothing', async () => {
    const { puts } = startServer()
    await open('delivery')
    await retype('Fee (₹)', 'fifty')
    await press('Save')
    expect(await screen.findByText('One thing is not right yet.')).toBeTruthy()
    expect(field('Fee (₹)').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Fee (₹)'))
    await retype('Fee (₹)', '55')
    expect(field('Fee (₹)').getAttribute('aria-invalid')).toBeNull()
    expect(puts()).toEqual([])
  })

  it('says at a field what the server has against it', async () => {
    const fields = { 'shipping.freeFrom': 'Too much', 'shipping.fee': 'Too dear' }
    startServer(() => failure(400, 'invalid_input', 'No', { fields }))
    await open('delivery')
    await retype('Fee (₹)', String(FEE))
    await press('Save')
    expect(await screen.findByText('Too dear')).toBeTruthy()
    expect(await screen.findByText('2 things are not right yet.')).toBeTruthy()
    const first = screen.getAllByRole('textbox').find(isWrong)
    await waitFor(() => expect(document.activeElement).toBe(first))
    expect([field('Fee (₹)'), field('Free from (₹) (optional)')].every(isWrong)).toBe(true)
  })
})

describe('two admins at once', () => {
  it('keeps both changes where they are of different settings', async () => {
    const { puts, changeAsAnother } = startServer()
    await open('shop')
    await retype('Shop name', 'Mango Home')
    changeAsAnother({ email: 'other@example.in' })
    await press('Save')
    expect(await screen.findByText(SAVED)).toBeTruthy()
    expect(field('Email').value).toBe('other@example.in')
    expect(puts().at(-1)).toEqual({ version: 5, name: 'Mango Home' })
  })

  it('keeps both changes where they are of different fields of a setting', async () => {
    const { puts, changeAsAnother } = startServer()
    await open('delivery')
    await retype('Fee (₹)', String(FEE))
    changeAsAnother({ shipping: { ...saved.shipping, freeFrom: rupees(1499) } })
    await press('Save')
    expect(await screen.findByText(SAVED)).toBeTruthy()
    expect(field('Free from (₹) (optional)').value).toBe('1499')
    expect(puts().at(-1)).toEqual({ version: 5, shipping: { fee: FEE, freeFrom: 1499 } })
    await press('Undo')
    expect(await screen.findByText('It is as it was.')).toBeTruthy()
    expect(puts().at(-1)).toMatchObject({ shipping: { ...saved.shipping, freeFrom: 1499 } })
  })

  it('saves mine instead of the same field of theirs, and nothing else of theirs', async () => {
    const { puts, changeAsAnother } = startServer()
    await open('delivery')
    await retype('Fee (₹)', String(FEE))
    changeAsAnother({ shipping: { fee: rupees(FEE + 1), freeFrom: rupees(1499) } })
    await press('Save')
    expect(
      await screen.findByText(/^Somebody else has saved meanwhile: .*: Fee \(₹\)$/),
    ).toBeTruthy()
    await press('Save mine instead')
    expect(await screen.findByText(SAVED)).toBeTruthy()
    expect(puts().at(-1)).toEqual({ version: 5, shipping: { fee: FEE, freeFrom: 1499 } })
  })

  it('names what both changed, and takes the other’s over by one press', async () => {
    const { puts, changeAsAnother } = startServer()
    await open('shop')
    await retype('Shop name', 'Mango Home')
    await retype('Email', 'mine@example.in')
    changeAsAnother({ name: 'Plum Home' })
    await press('Save')
    expect(await screen.findByText('Somebody else has saved meanwhile: Shop name')).toBeTruthy()
    await press('Take theirs over')
    await waitFor(() => expect(field('Shop name').value).toBe('Plum Home'))
    expect(field('Email').value).toBe('mine@example.in')
    await press('Save')
    expect(await screen.findByText(SAVED)).toBeTruthy()
    expect(puts().at(-1)).toEqual({ version: 5, email: 'mine@example.in' })
  })
})

describe('lists', () => {
  it('are added to, moved and taken from', async () => {
    const { puts } = startServer()
    await open('categories')
    await press('Add a category')
    const name = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).at(-1)
    expect(document.activeElement).toBe(name)
    await userEvent.keyboard('Balcony')
    await press('Move Balcony up')
    const [first = '', ...others] = saved.categories.map((category) => category.name)
    await press(`Remove ${first}`)
    await press('Save')
    expect(await screen.findByText(SAVED)).toBeTruthy()
    const [put] = puts() as Settings[]
    expect(put?.categories.map((category) => category.name)).toEqual(
      others.toSpliced(-1, 0, 'Balcony'),
    )
  })

  it('say at a category that is in use that it can’t be removed, and have it again', async () => {
    const told = `3 products are in ${BATHROOM}`
    startServer(() =>
      failure(409, 'in_use', told, {
        fields: { categories: told },
        fieldReasons: {
          categories: { reason: 'category_in_use', params: { name: BATHROOM, count: 3 } },
        },
      }),
    )
    await open('categories')
    await press(`Remove ${BATHROOM}`)
    await press('Save')
    const entry = (await screen.findByText(BATHROOM)).closest('li')
    expect(entry && within(entry).getByRole('alert').textContent).toContain(told)
  })

  it('take PIN codes from a spreadsheet', async () => {
    const { puts } = startServer()
    await open('delivery')
    await userEvent.click(screen.getByText('Paste from a spreadsheet'))
    await userEvent.click(screen.getByRole('textbox', { name: /^Columns: beginning/ }))
    await userEvent.paste('110\tyes\t2\n7\tno')
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 rules' }))
    await press('Save')
    expect(await screen.findByText(SAVED)).toBeTruthy()
    expect(puts()).toEqual([
      {
        version: 4,
        pinRules: [
          { prefix: '110', serviceable: true, days: 2 },
          { prefix: '7', serviceable: false, days: 1 },
        ],
      },
    ])
  })
})

it('tells a wrong GSTIN and a color that can’t be read while they are typed', async () => {
  startServer()
  await open('legal')
  await userEvent.selectOptions(screen.getByLabelText('GST'), 'regular')
  await userEvent.type(field('GSTIN (optional)'), '27AAPFU0939F1ZX')
  expect(field('GSTIN (optional)').getAttribute('aria-invalid')).toBe('true')
  await retype('GSTIN (optional)', '27AAPFU0939F1ZV')
  expect(field('GSTIN (optional)').getAttribute('aria-invalid')).toBeNull()
})

it('says the contrast of a color before it is saved', async () => {
  startServer()
  await open('look')
  await retype('Your own color', '#0f3')
  expect(screen.getByText('Your own color must be a color like #f2a531')).toBeTruthy()
  await retype('Your own color', '#0f3a41')
  expect(field('Your own color').getAttribute('aria-invalid')).toBe('true')
  await press('Color #9bd48a')
  expect(screen.getByText(/^Contrast \d+\.\d: well readable/)).toBeTruthy()
})
