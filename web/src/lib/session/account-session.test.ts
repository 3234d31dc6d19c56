import { beforeEach, describe, expect, it } from 'vitest'
import { asha, signedInAs } from '#testing/builders.ts'
import { firebase } from '#testing/fake-firebase.ts'
import { beginSession, endSession, expireSession } from './account-session.ts'
import { SEARCHED } from './forget-searches.ts'
import { session } from './session.ts'

const STORED = 'firebase:authUser:key:[DEFAULT]'

beforeEach(() => {
  firebase.signIn.mockImplementation(() => {
    localStorage.setItem(STORED, '{}')
    return Promise.resolve()
  })
})

describe('the session of an account', () => {
  it('begins with the first token at once and is stored by the SDK', async () => {
    const begun = beginSession(signedInAs(asha))
    expect(session.read().user).toEqual(asha)
    await begun
    expect(firebase.signIn).toHaveBeenCalledWith('custom')
    expect(localStorage.getItem(STORED)).toBe('{}')
  })

  it('begins without what the SDK had stored of another', async () => {
    localStorage.setItem(STORED, 'old')
    const begun = beginSession(signedInAs(asha))
    expect(localStorage.getItem(STORED)).toBeNull()
    await begun
  })

  it('begins even where the SDK cannot', async () => {
    firebase.signIn.mockRejectedValue(new TypeError('Failed to fetch'))
    await beginSession(signedInAs(asha))
    expect(session.read().status).toBe('signed-in')
  })

  it.each([
    ['logout', endSession, 'guest'],
    ['expiry', expireSession, 'expired'],
  ])('leaves nothing stored after %s, at once', async (_, finish, status) => {
    await beginSession(signedInAs(asha))
    sessionStorage.setItem(SEARCHED, '["pressure cooker"]')
    const finished = finish()
    expect(localStorage.getItem(STORED)).toBeNull()
    expect(session.read().status).toBe(status)
    await finished
    expect(sessionStorage.getItem(SEARCHED)).toBeNull()
    expect(firebase.signOutOfFirebase).toHaveBeenCalledTimes(1)
  })
})
