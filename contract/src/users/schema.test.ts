import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { reasonOfIssue } from '../reasons/issues.ts'
import { TEXTS } from '../shop/texts.ts'
import {
  loginSchema,
  newPasswordSchema,
  phoneSchema,
  profileChangeSchema,
  registrationSchema,
} from './schema.ts'

const messages = ({ error }: { error?: z.ZodError | undefined }) =>
  error?.issues.map((issue) => reasonOfIssue(issue).message)

describe('phone', () => {
  it.each([
    '9876543210',
    '98765 43210',
    '098765-43210',
    '+91 98765 43210',
    '+919876543210',
    '+91-98765-43210',
    '91 98765 43210',
    '0091 98765 43210',
    '+91 (0) 98765 43210',
    ' (+91) 98765.43210 ',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५ ४३२१०',
    '\u202a+91 98765 43210\u202c',
    '98765\u00a043210',
    '98765\u201143210',
  ])('is ten digits, however they are written: %o', (phone) => {
    expect(phoneSchema.parse(phone)).toBe('9876543210')
  })

  it('keeps ten digits that begin like a prefix', () => {
    for (const phone of ['9198765432', '0987654321', '0091987654'])
      expect(phoneSchema.parse(phone)).toBe(phone)
  })

  it.each([
    '',
    '987654321',
    '98765432101',
    '98765 4321',
    '+919876543',
    '+9876543210',
    '+1 98765 43210',
    '+44 9876543210',
    '00 98765 43210',
    '919198765 43210',
    '९८७६५४३२१',
    '98765x43210',
    '98765,43210',
    'tel:9876543210',
    '९',
    ' '.repeat(10),
    9876543210,
    null,
    {},
  ])('is not %o', (phone) => {
    expect(messages(phoneSchema.safeParse(phone))).toEqual([TEXTS.phone])
  })
})

describe('new password', () => {
  it.each(['Passw0rd!', 'a1!aaaaa', 'abcdefghijklmnopq1!Z', 'पासवर्ड ab1!'])(
    'may be %o',
    (password) => {
      expect(newPasswordSchema.safeParse(password).success).toBe(true)
    },
  )

  it.each([
    'a1!aaaa',
    'abcdefghijklmnopqr1!Z',
    'abcdefgh!',
    '12345678!',
    'abcdefg1',
    'abcdefg1?',
    '',
    5,
  ])('may not be %o', (password) => {
    expect(messages(newPasswordSchema.safeParse(password))).toEqual([TEXTS.password])
  })
})

describe('registration', () => {
  const valid = { name: 'Asha', phone: '9876543210', password: 'Passw0rd!' }

  it('names the password before the phone', () => {
    const result = registrationSchema.safeParse({ ...valid, phone: '12', password: 'short' })
    expect(messages(result)).toEqual([TEXTS.password, TEXTS.phone])
  })

  it.each([undefined, null, '', '   '])('counts the email %o as none', (email) => {
    expect(registrationSchema.parse({ ...valid, email }).email).toBeUndefined()
  })

  it('refuses an email that is none', () => {
    expect(messages(registrationSchema.safeParse({ ...valid, email: 'asha@' }))).toEqual([
      'Please enter a valid email address',
    ])
  })

  it('takes no role', () => {
    expect(registrationSchema.parse({ ...valid, role: 'admin' })).not.toHaveProperty('role')
  })
})

it('asks for both fields of a login', () => {
  expect(messages(loginSchema.safeParse({}))).toEqual([TEXTS.phone, 'Password is required'])
})

it('lets a profile keep its email or remove it', () => {
  expect(profileChangeSchema.parse({ name: 'Asha' })).toEqual({ name: 'Asha' })
})
