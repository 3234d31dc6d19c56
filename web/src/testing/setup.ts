import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { quickAdd } from '#components/commerce/quick-add.ts'
import { newToasts } from '#components/ui/overlay/toasts.ts'
import { connection } from '#lib/offline/connection.ts'
import { session } from '#lib/session/session.ts'
import { resetFirebase } from './fake-firebase.ts'

vi.mock('#lib/session/firebase-auth.ts', async () => (await import('./fake-firebase.ts')).firebase)

// Set by hand, since vitest's globals are off.
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

// A lazy route takes longer than the default second on a machine that runs other tests at the same time.
configure({ asyncUtilTimeout: 60_000 })

// happy-dom loads no images but calls each one complete, which in a browser means that it failed.
Object.defineProperty(HTMLImageElement.prototype, 'complete', {
  get: () => false,
  configurable: true,
})

// What browsers send by themselves goes nowhere; happy-dom would call a server.
Object.defineProperty(navigator, 'sendBeacon', { value: () => true, configurable: true })

const complaints: string[] = []

/** Whether an update of a timer or a late import comes while a test waits for something else is up to the machine. */
const isOfSpeed = (complaint: string) => complaint.includes('was not wrapped in act(')

beforeEach(() => {
  localStorage.clear()
  session.end()
  resetFirebase()
  // Here, since a call of the test before may have failed after its end.
  connection.report(true)
  complaints.length = 0
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const complaint = parts.map(String).join(' ')
      if (!isOfSpeed(complaint)) complaints.push(complaint)
    })
})

/** A complaint from React, the router or the query client is a fault, not noise. */
afterEach(() => {
  // A test that failed before it did would stop the clock of all that follow it.
  vi.useRealTimers()
  cleanup()
  newToasts.set([])
  // What one file asked for last would be on the pages of the next.
  quickAdd.set(undefined)
  // A link that was followed for real leaves all later tests of this worker on no page.
  if (!location.href.startsWith('http')) throw new Error(`The page was left for ${location.href}`)
  if (complaints.length > 0) throw new Error(`Complaints on the console:\n${complaints.join('\n')}`)
})
