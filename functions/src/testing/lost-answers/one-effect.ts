import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { changingCalls } from '#testing/changing-calls/changing-calls.ts'
import type { ChangingCall } from '#testing/changing-calls/prepare.ts'
import { sendKeyed } from '#testing/changing-calls/send-keyed.ts'
import { effectsOf } from '#testing/lost-answers/effects.ts'
import { unreliableLine, type ConnectionState } from '#testing/lost-answers/unreliable-line.ts'
import { register } from '#testing/register.ts'
import { allowExchangesAtOnce } from '#testing/save-settings.ts'
import { startTestShop, type TestShop } from '#testing/start-test-shop.ts'

/** Those that are not as if nothing had happened once their instance has gone in the middle (docs/decisions/0108). */
const TOLD_OTHERWISE = new Set<ChangingCall>([
  // Their token has ended with the first step.
  'PUT /api/users/password',
  'DELETE /api/users/profile',
  // The first step ends the link: another has to be asked for.
  'POST /api/users/password-reset/confirm',
  // Another password is made; while the first change may be under way, that is a conflict.
  'POST /api/admin/users/:id/password-reset',
])

/**
 * Tests calls that change something. Each is made of an instance whose commits are each lost, before they are carried out and
 * after, or which loses the database in the middle, and repeated under its Idempotency-Key.
 */
export const haveOneEffect = (names: readonly ChangingCall[]): void => {
  const written = new Set<string>()
  const line = unreliableLine(written)
  let shop: TestShop
  let unlucky: TestShop
  let calls: ReturnType<typeof changingCalls>
  let effects: ReturnType<typeof effectsOf>
  beforeAll(async () => {
    const environment = { SHOP_ORDER_LIMITS: 'off' }
    shop = await startTestShop({ environment, firestore: unreliableLine(written).settings })
    const { projectId } = shop.shop.config
    unlucky = await startTestShop({ environment, projectId, firestore: line.settings })
    effects = effectsOf(shop.database.firestore, written)
    const [admin, asha, productId] = await Promise.all([
      shop.saveUser({ role: 'admin' }),
      shop.saveUser(),
      shop.saveProduct({ countInStock: 1000 }),
    ])
    // Before the other instance has read the settings, which it keeps for a while.
    await register(shop, admin, 'unregistered')
    await allowExchangesAtOnce(shop, admin)
    calls = changingCalls(shop, { admin, asha, productId })
  })

  /** Makes a call of an instance that this befalls, and repeats it at another. */
  const make = async (name: ChangingCall, state: ConnectionState) => {
    const prepared = await calls[name]()
    await effects()
    const key = randomUUID()
    line.setState(state)
    const { status: first } = await sendKeyed(unlucky.url, name, prepared, key)
    const commits = line.commits()
    line.setState('calm')
    const again = await sendKeyed(shop.url, name, prepared, key)
    const told = { status: again.status, fields: Object.keys(again.body), effect: await effects() }
    return { first, commits, told }
  }

  it.each(names)('%s has one effect, whatever answers to commits are lost', async (name) => {
    const early = await make(name, 'lossy')
    const usual = await make(name, 'calm')
    expect(usual.first).toBeLessThan(300)
    // The first of its kind may have begun a sum, or a series of numbers.
    const lossy = isDeepStrictEqual(early.told, usual.told) ? early : await make(name, 'lossy')
    expect([lossy.first, lossy.told]).toEqual([usual.first, usual.told])
    if (TOLD_OTHERWISE.has(name)) return
    for (let diesAfter = 1; diesAfter <= usual.commits; diesAfter++) {
      const { told } = await make(name, { diesAfter })
      expect.soft(told, `gone after commit ${diesAfter} of ${usual.commits}`).toEqual(usual.told)
    }
  })
}
