import { settingsSchema } from '@bartan/contract/settings/schema'
import { LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, describe } from 'vitest'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { parsePinRules } from './controls/paste-rows.tsx'
import type { FieldMap } from './form/field.ts'
import { open, press, retype, SAVED, startServer } from './testing/settings-page.tsx'
import { isTextId } from './texts.ts'
import { fieldsOfTopic, LOOKS } from './topics/fields.ts'
import { SETTINGS, TOPIC_IDS, textAt } from './topics/topics.ts'

const pathsIn = (fields: FieldMap, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    `${before}${name}`,
    ...pathsIn(field.fields, `${before}${name}.`),
  ])

const paths = TOPIC_IDS.flatMap((topic) => pathsIn(fieldsOfTopic(topic)))

it('asks for every setting on exactly one page, but for the version and planned tax rates', () => {
  const asked = [...SETTINGS, 'version', 'rateChanges']
  expect(asked.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted())
})

it('has a label for every setting', () => {
  expect(paths.filter((path) => textAt(path) === undefined)).toEqual([])
})

it('has a text for every option of its own, and for adding to every list', () => {
  const missing = (fields: FieldMap, before = ''): string[] =>
    Object.entries(fields).flatMap(([name, { kind, options, fields: inner }]) => [
      ...options.map(([, label]) => label).filter((one) => one.includes('.') && !isTextId(one)),
      ...(kind === 'list' && !textAt(before + name, 'Add') ? [before + name] : []),
      ...missing(inner, `${before}${name}.`),
    ])
  expect(TOPIC_IDS.flatMap((topic) => missing(fieldsOfTopic(topic)))).toEqual([])
})

it('says the look of no setting that is gone', () => {
  const known = new Set(paths.flatMap((path) => [path, `*.${path.split('.').at(-1) ?? ''}`]))
  expect(Object.keys(LOOKS).filter((path) => !known.has(path))).toEqual([])
})

signInBeforeEach('admin')

/** Inputs in sight: what is folded is none of them. */
const inputs = () =>
  [...document.querySelectorAll('input, select, textarea')].filter(
    (input) => !input.closest('details:not([open])'),
  )

it.each(TOPIC_IDS)('the settings of %s ask for at most twelve things at once', async (topic) => {
  const { changeAsAnother } = startServer()
  const pinRules = ['110', '400'].map((prefix) => ({ prefix, serviceable: true, days: 2 }))
  changeAsAnother({ languages: [...LANGUAGE_CODES], pinRules })
  await open(topic)
  expect(inputs().length).toBeLessThanOrEqual(12)
})

it('one press shows the texts of a topic in all languages of the shop, and in no other', async () => {
  const { changeAsAnother } = startServer()
  changeAsAnother({ languages: ['en', 'hi'] })
  await open('shop')
  expect(screen.queryByRole('textbox', { name: 'Tagline in हिन्दी' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Translate: हिन्दी' }))
  expect(screen.getByRole('textbox', { name: 'Tagline in हिन्दी' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Tagline in मराठी' })).toBeNull()
})

it('asks nobody who is not registered for a GSTIN, nor for the rate on delivery', async () => {
  startServer()
  await open('legal')
  expect(screen.queryByLabelText(/^GSTIN/)).toBeNull()
  expect(screen.queryByLabelText('GST on delivery')).toBeNull()
  await userEvent.selectOptions(screen.getByLabelText('GST'), 'regular')
  expect(screen.getByLabelText(/^GSTIN/)).toBeTruthy()
  expect(screen.getByLabelText('GST on delivery')).toBeTruthy()
})

it.each([
  ['orders', 'Days for a return', 'Days for a return must be a whole number from 0 to 90'],
  ['retention', 'Guests’ carts, in days', /^Guests’ carts, in days must be a whole number/],
] as const)(
  'an emptied number of %s that the shop needs is asked for',
  async (topic, name, fault) => {
    const { puts } = startServer()
    await open(topic)
    await retype(name, '')
    await press('Save')
    expect(await screen.findByText(fault)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(name))
    expect(puts()).toEqual([])
  },
)

const inMessage = (name: string) => within(screen.getByRole('region', { name }))

describe('a message to customers', () => {
  it('shows the words that are sent without one, to begin from', async () => {
    const { puts } = startServer()
    await open('messages')
    const usual = 'Thank you for confirming your order. We are packing it.'
    expect(inMessage('Order confirmed').getByText(usual)).toBeTruthy()
    const [change] = inMessage('Order confirmed').getAllByRole('button', {
      name: 'Change these words',
    })
    if (change) await userEvent.click(change)
    const own = inMessage('Order confirmed').getByLabelText<HTMLTextAreaElement>('Text (optional)')
    expect(document.activeElement).toBe(own)
    expect(inMessage('Order confirmed').queryByText(usual, { selector: 'p' })).toBeNull()
    await userEvent.type(own, ' Today!')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(SAVED)
    expect(puts()).toMatchObject([{ messages: { confirmed: { text: `${usual} Today!` } } }])
  })

  it('names a placeholder that nothing is filled in for, and leads to it', async () => {
    const { puts } = startServer()
    await open('messages')
    const [change] = screen.getAllByRole('button', { name: 'Change these words' })
    if (change) await userEvent.click(change)
    const text = inMessage('Order placed').getByLabelText('Text (optional)')
    await userEvent.type(text, ' {{foo}')
    await press('Save')
    expect(await screen.findByText(/^Nothing is filled in for \{foo\}.*\{name\}/)).toBeTruthy()
    expect(document.activeElement).toBe(text)
    expect(puts()).toEqual([])
  })

  it('in another language has paragraphs as well', async () => {
    startServer()
    await open('messages')
    const shipped = inMessage('Order shipped')
    await userEvent.click(screen.getByRole('button', { name: /^Translate: .*हिन्दी/ }))
    expect(shipped.getByText(/^आपका ऑर्डर रास्ते में है।/)).toBeTruthy()
    expect(shipped.getByLabelText('Text in हिन्दी').tagName).toBe('TEXTAREA')
  })
})

it('reads what a spreadsheet puts on the clipboard, with a heading or without', async () => {
  expect(await parsePinRules('PIN\tDeliver\tDays\tCash\n110\tyes\t2\t₹5,000\n7\tno\n')).toEqual({
    items: [
      { prefix: '110', serviceable: true, days: 2, codMax: 5000 },
      { prefix: '7', serviceable: false, days: 1 },
    ],
    faults: [],
  })
})

it.each(['110; yes; 2', '110, हाँ, 2', '110,,2'])('reads %s', async (line) => {
  expect((await parsePinRules(line)).items).toEqual([{ prefix: '110', serviceable: true, days: 2 }])
})

it('names the lines that are none', async () => {
  expect(await parsePinRules('110\n011\n12, perhaps\n13, yes, soon')).toEqual({
    items: [{ prefix: '110', serviceable: true, days: 1 }],
    faults: [2, 3, 4],
  })
})

it('reads digits of other scripts', async () => {
  expect(await parsePinRules('पिन\n११०\tyes\t२')).toEqual({
    items: [{ prefix: '110', serviceable: true, days: 2 }],
    faults: [],
  })
})

it('finds the columns below a title, in any order, and leaves what is below the rules', async () => {
  const text = [
    'Where we deliver;;;',
    'Delivers;Days;PIN code;Delivery fee',
    'नहीं;NA;7;-',
    'yes;2.0;="110";"Rs. 1,040/-"',
    'Total;2;;',
  ]
  expect(await parsePinRules(text.join('\n'))).toEqual({
    items: [
      { prefix: '7', serviceable: false, days: 1 },
      { prefix: '110', serviceable: true, days: 2, fee: 1040 },
    ],
    faults: [],
  })
})
