import { DAY_MS } from '@bartan/contract/shared/shop-day'
import { describe, expect, it, vi } from 'vitest'
import { session } from '#lib/session/session.ts'
import { asha, signedInAs } from '#testing/builders.ts'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { draftOf, dropOldDrafts } from './drafts.ts'

const SAMPLE = { name: '', sizes: [''], none: { sizes: false } }
const personal = draftOf('personal', 'form', SAMPLE)
const work = draftOf('work', 'form', SAMPLE)
const ravi = { ...asha, _id: 'u2', name: 'Ravi' }

signInBeforeEach()

describe('a draft', () => {
  it('is there until it is sent', () => {
    personal.save({ name: 'Asha' })
    expect(personal.read()).toEqual({ name: 'Asha' })
    expect(draftOf('personal', 'other form', SAMPLE).read()).toBeUndefined()
    personal.forget()
    expect(personal.read()).toBeUndefined()
  })

  it.each([personal, work])('is back after an ended session, but for nobody else', (draft) => {
    draft.save({ name: 'Asha' })
    session.expire()
    expect(draft.read()).toBeUndefined()
    session.start(signedInAs(ravi))
    expect(draft.read()).toBeUndefined()
    draft.save({ name: 'Ravi' })
    session.expire()
    session.start(signedInAs(asha))
    expect(draft.read()).toEqual({ name: 'Asha' })
  })

  it('of a person goes with the logout, work on the shop stays', () => {
    personal.save({ name: 'Asha' })
    work.save({ name: 'Thali' })
    session.end()
    expect(localStorage.getItem('drafts')).toBeNull()
    session.start(signedInAs(asha))
    expect(personal.read()).toBeUndefined()
    expect(work.read()).toEqual({ name: 'Thali' })
  })

  it('is what was typed last, where storage takes no more', () => {
    personal.save({ name: 'Asha' })
    const full = localStorage
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => full.getItem(name),
      removeItem: (name: string) => full.removeItem(name),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    personal.save({ name: 'Asha Rao' })
    expect(personal.read()).toEqual({ name: 'Asha Rao' })
    personal.forget()
    expect(personal.read()).toBeUndefined()
  })

  it('of a person lasts a day, and is then gone from the device', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    personal.save({ name: 'Asha' })
    work.save({ name: 'Thali' })
    vi.setSystemTime(Date.now() + DAY_MS - 1000)
    expect(personal.read()).toEqual({ name: 'Asha' })
    vi.setSystemTime(Date.now() + 2000)
    expect(personal.read()).toBeUndefined()
    expect(work.read()).toEqual({ name: 'Thali' })
    dropOldDrafts()
    expect(localStorage.getItem('drafts')).not.toContain('Asha')
  })

  it.each([
    '{',
    '[]',
    JSON.stringify({ 'u1 form': 5 }),
    JSON.stringify({ 'u1 form': { at: 9e15, values: { name: 5 } } }),
    JSON.stringify({ 'u1 form': { at: 9e15, values: { sizes: 'S' } } }),
    JSON.stringify({ 'u1 form': { at: 9e15, values: { none: { sizes: 'no' } } } }),
    JSON.stringify({ 'u1 form': { at: 9e15, values: { removedField: '' } } }),
  ])('that is none of this form’s, such as %s, is not taken for one', (stored) => {
    localStorage.setItem('drafts', stored)
    expect(personal.read()).toBeUndefined()
    personal.save({ name: 'Asha' })
    expect(personal.read()).toEqual({ name: 'Asha' })
  })

  it('is one of twenty at most: the oldest goes', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let form = 0; form <= 20; form += 1) {
      vi.setSystemTime(Date.now() + 1000)
      draftOf('personal', `${form}`, SAMPLE).save({ name: 'Asha' })
    }
    expect(draftOf('personal', '0', SAMPLE).read()).toBeUndefined()
    expect(draftOf('personal', '1', SAMPLE).read()).toEqual({ name: 'Asha' })
  })
})
