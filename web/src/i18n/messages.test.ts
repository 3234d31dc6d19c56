import { endpoints } from '@bartan/contract/api'
import { deliverableAddressSchema } from '@bartan/contract/checkout/address-schema'
import {
  loginSchema,
  passwordChangeSchema,
  registrationSchema,
} from '@bartan/contract/users/schema'
import { register } from '@bartan/contract/users/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UNEXPECTED, UNREACHABLE } from '#lib/api/api-error.ts'
import { said, speak, word } from './copy-of.ts'
import { HINDI } from './hindi.ts'
import type { Endpoint } from '@bartan/contract/shared/endpoint'

/**
 * Whoever shops in Hindi must not be told in English what went wrong. So the messages are collected where they are
 * made: what the input schemas say to all kinds of bad input, and the errors that the server's code throws.
 */

const server = import.meta.glob<string>('../../../functions/src/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Messages that only admins, the server's log or callers without our pages ever see. */
const NOT_FOR_SHOPPERS =
  /\.test\.ts$|\/(?:attacks|testing|programs|loading)\/|\/admin-|phone-orders|waiting-phones|\/(?:editing|stats|audit|subscribers|upload)|multipart|resize-image|make-admin|\/stock\/|-mail/

const LITERAL = /(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)/
const THROWN = [
  new RegExp(String.raw`new AppError\(\s*'\w+',\s*(${LITERAL.source})`, 'g'),
  new RegExp(String.raw`invalidField\(\s*(?:'[\w.]+'|\`[^\`]*\`|\w+),\s*(${LITERAL.source})`, 'g'),
  new RegExp(String.raw`\b(?:conflict|tooMany|refuse)\(\s*(${LITERAL.source})`, 'g'),
  /\b(?:coupon|review)_\w+: ('[^'\n]+'|"[^"\n]+")/g,
  new RegExp(String.raw`\breturn (\`[^\`]*\$\{[^\`]*\`|'[A-Z][^'\n]* [^'\n]*')`, 'g'),
]

/** A template with something in place of each `${…}`, as it may arrive. */
const sampleOf = (literal: string): string =>
  literal
    .slice(1, -1)
    .replaceAll(/\$\{status\.[^}]*\}/g, 'shipped')
    .replaceAll(/\$\{field\}/g, 'size')
    .replaceAll(/\$\{[^}]*\}/g, '7')
    .replaceAll(/\\(.)/g, '$1')

const isSentence = (text: string): boolean => /^(?:[A-Z]|7 )/.test(text) && / /.test(text)

const thrownMessages = (): string[] =>
  Object.entries(server)
    .filter(([file]) => !NOT_FOR_SHOPPERS.test(file))
    .flatMap(([, code]) =>
      THROWN.flatMap((pattern) =>
        [...code.matchAll(pattern)].map(([, literal = '']) => sampleOf(literal)),
      ),
    )
    .filter(isSentence)

const WRONG: unknown[] = [
  undefined,
  null,
  5,
  -1,
  1.5,
  '',
  ' ',
  'x',
  '-',
  'x'.repeat(9999),
  [],
  {},
  true,
]

/** The messages of a call's schemas; the server rephrases zod's own words (http/parse-input.ts). */
const issuesOf = ({ params, query, body }: Endpoint): string[] =>
  [params, query, body].flatMap((schema) => {
    if (!schema) return []
    const fields = 'shape' in schema ? Object.keys(schema.shape as object) : []
    const inputs = WRONG.map((value) => Object.fromEntries(fields.map((name) => [name, value])))
    return [...inputs, ...WRONG]
      .flatMap((input) => schema.safeParse(input).error?.issues ?? [])
      .map(({ message }) => message)
      .filter((message) => !message.startsWith('Invalid '))
  })

const ofShoppers = (endpoints as readonly Endpoint[]).filter(({ access }) => access !== 'admin')

const HINDI_LETTER = /[\u0900-\u097F]/

const isEnglish = (message: string) => !HINDI_LETTER.test(said(message))

const unique = (messages: string[]) => [...new Set(messages)].sort()

describe('in Hindi', () => {
  beforeAll(() => speak('hi', HINDI))
  afterAll(() => speak('en'))

  it('is said what the server throws', () => {
    const messages = unique(thrownMessages())
    expect(messages.length).toBeGreaterThan(40)
    expect(messages.filter(isEnglish)).toEqual([])
  })

  it('is said what is wrong with an input', () => {
    const messages = unique(ofShoppers.flatMap(issuesOf))
    expect(messages.length).toBeGreaterThan(40)
    expect(messages.filter(isEnglish)).toEqual([])
  })

  it('is said what a form says, with the name of the field', () => {
    const messages = unique(
      [loginSchema, registrationSchema, passwordChangeSchema, deliverableAddressSchema].flatMap(
        (body) => issuesOf({ ...register, body }),
      ),
    )
    const latin = messages.map(said).filter((message) => /[A-Za-z]/.test(message))
    expect(latin).toEqual([])
    expect(said('First name is required')).toBe('कृपया नाम भरें')
  })

  it('is said that the shop is not to be reached', () => {
    expect([UNREACHABLE, UNEXPECTED].filter(isEnglish)).toEqual([])
  })

  it('names what is left of each line', () => {
    expect(said('Only 3 left of Steel thali. Tiffin, 2 tiers is sold out')).toBe(
      'Steel thali: सिर्फ़ 3 बचे हैं। Tiffin, 2 tiers बिक चुका है',
    )
  })

  it('takes a full stop in a name for no end of a sentence', () => {
    expect(said('Only 3 left of Dr. Steel')).toBe('Dr. Steel: सिर्फ़ 3 बचे हैं')
  })
})

it('leaves values of the data alone that nobody foresaw', () => {
  speak('hi', HINDI)
  expect([word('Red'), word('Uttar Pradesh'), word('Sky')]).toEqual(['लाल', 'उत्तर प्रदेश', 'Sky'])
  speak('en')
  expect([word('Red'), said('Red is sold out')]).toEqual(['Red', 'Red is sold out'])
})
