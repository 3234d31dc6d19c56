import { Firestore } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { CALL_SETTINGS } from '../../../../functions/src/database/call-settings.ts'
import { openInProcess } from '../../../firestore-emulator/src/in-process.ts'
import { simulatedChannel } from './simulated-channel.ts'

// As many as a page of a migration; the client's streams hold 32 messages that nobody has read.
const MANY = 50

it('brings a transaction all that it reads, however much it is', async () => {
  const database = openInProcess({ data: ':memory:' })
  const { signal } = new AbortController()
  const firestore = new Firestore({
    ...CALL_SETTINGS,
    projectId: 'demo-channel',
    host: 'simulated:1',
    ssl: false,
    universeDomain: 'googleapis.com',
    'grpc.channelFactoryOverride': () =>
      simulatedChannel((path, message) => database.call(path, message, signal)),
  })
  const numbers = firestore.collection('numbers')
  const batch = firestore.batch()
  for (let number = 0; number < MANY; number++) batch.create(numbers.doc(`${number}`), { number })
  await batch.commit()
  expect((await firestore.runTransaction((work) => work.get(numbers.limit(MANY)))).size).toBe(MANY)
  database.close()
})
