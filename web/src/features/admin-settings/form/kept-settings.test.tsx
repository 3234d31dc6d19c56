import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signInBeforeEach } from '#testing/sign-in-before-each.ts'
import { SAVED, field, open, press, retype, saved, startServer } from '../testing/settings-page.tsx'

const offer = () => screen.queryByRole('region', { name: 'Unsaved draft' })

signInBeforeEach('admin')

/** Types a name into the form, and leaves it. */
const leaveHalfDone = async () => {
  const page = await open('shop')
  await retype('Shop name', 'Mango Home')
  page.unmount()
}

describe('settings that were typed and not saved', () => {
  it('are offered back, until they are saved', async () => {
    const { puts } = startServer()
    await leaveHalfDone()
    const page = await open('shop')
    expect(field('Shop name').value).toBe(saved.name)
    // Typed before the offer is answered: both are kept.
    await retype('Email', 'shop@example.in')
    await press('Restore')
    expect(field('Shop name').value).toBe('Mango Home')
    expect(offer()).toBeNull()
    await press('Save')
    expect(await screen.findByText(SAVED)).toBeTruthy()
    expect(puts()).toEqual([{ version: 4, name: 'Mango Home', email: 'shop@example.in' }])
    page.unmount()
    await open('shop')
    expect(offer()).toBeNull()
  })

  it('are discarded by a press, and what was typed since is kept', async () => {
    startServer()
    await leaveHalfDone()
    const second = await open('shop')
    await retype('Email', 'shop@example.in')
    await press('Discard')
    second.unmount()
    await open('shop')
    await press('Restore')
    expect(field('Shop name').value).toBe(saved.name)
    expect(field('Email').value).toBe('shop@example.in')
  })

  it('stand on the version that they were typed on: about what another has saved since is asked', async () => {
    const { puts, changeAsAnother } = startServer()
    await leaveHalfDone()
    changeAsAnother({ name: 'Plum Home' })
    await open('shop')
    expect(field('Shop name').value).toBe('Plum Home')
    await press('Restore')
    await press('Save')
    expect(await screen.findByText('Somebody else has saved meanwhile: Shop name')).toBeTruthy()
    await press('Take theirs over')
    await waitFor(() => expect(field('Shop name').value).toBe('Plum Home'))
    expect(puts()).toEqual([{ version: 4, name: 'Mango Home' }])
  })

  it('are offered for their own topic only, and not once the shop says the same', async () => {
    const { changeAsAnother } = startServer()
    await leaveHalfDone()
    const other = await open('delivery')
    expect(offer()).toBeNull()
    other.unmount()
    changeAsAnother({ name: 'Mango Home' })
    await open('shop')
    expect(offer()).toBeNull()
  })
})
