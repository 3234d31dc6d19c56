import { readFileSync } from 'node:fs'
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/**
 * The rules as Google's emulators judge them, which needs Java and a download: `npm run shop -- test-rules` starts them.
 * Their presence is recognized by their hub, which our own stack does not have; without it the suite is skipped.
 */
const isOfficial = Boolean(process.env['FIREBASE_EMULATOR_HUB'])

const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')

const PICTURE = 'upload/v1/products/tiffin/320.webp'

describe.skipIf(!isOfficial)('the rules, judged by the official emulators', () => {
  let environment: RulesTestEnvironment

  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: 'demo-bartan',
      firestore: { rules: read('firestore.rules') },
      storage: { rules: read('storage.rules') },
    })
    await environment.withSecurityRulesDisabled(async (admin) => {
      await admin.firestore().doc('users/asha').set({ role: 'customer' })
      await admin.storage().ref(PICTURE).putString('bytes')
    })
  })

  afterAll(() => environment.cleanup())

  it.each(['a stranger', 'a customer on her own document', 'an admin'])(
    'Firestore is closed to %s',
    async (who) => {
      const client =
        who === 'a stranger'
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext('asha', { role: who === 'an admin' ? 'admin' : '' })
      const own = client.firestore().doc('users/asha')
      await expect(assertFails(own.get())).resolves.toBeInstanceOf(Error)
      await expect(assertFails(own.update({ role: 'admin' }))).resolves.toBeInstanceOf(Error)
      await expect(
        assertFails(client.firestore().collection('products').get()),
      ).resolves.toBeInstanceOf(Error)
      await expect(
        assertFails(client.firestore().collection('orders').add({ total: 1 })),
      ).resolves.toBeInstanceOf(Error)
    },
  )

  it('Storage gives nothing', async () => {
    const storage = environment.unauthenticatedContext().storage()
    await expect(assertFails(storage.ref(PICTURE).getMetadata())).resolves.toBeInstanceOf(Error)
    await expect(assertFails(storage.ref('upload/v1/products').listAll())).resolves.toBeInstanceOf(
      Error,
    )
    await expect(
      assertFails(Promise.resolve(storage.ref(PICTURE).putString('mine'))),
    ).resolves.toBeInstanceOf(Error)
    await expect(assertFails(storage.ref(PICTURE).delete())).resolves.toBeInstanceOf(Error)
  })
})
