import type { Settings } from '@bartan/contract/settings/settings'
import type { Settings as FirestoreSettings } from 'firebase-admin/firestore'
import { firestoreOf, type Connect } from '#database/connect.ts'
import { settingsRepository } from '#features/settings/settings.repository.ts'
import type { Clock } from '#platform/clock.ts'
import { Mirror } from '#platform/concurrency/mirror.ts'
import type { Config } from '#platform/config.ts'
import { accountsOf, type Accounts } from '#platform/firebase/accounts.ts'
import { imageStoreOf, type ImageStore } from '#platform/firebase/image-store.ts'
import { logWithoutTokens } from '#platform/log-without-tokens.ts'
import type { Log } from '#platform/log.ts'
import { observeService, observerOf } from '#platform/observing/observer.ts'
import { tracerOf } from '#platform/observing/tracer.ts'
import { unreadableDocuments } from '#platform/observing/unreadable-documents.ts'
import type { Network } from '#platform/outside/public-addresses.ts'

/** What tests and a simulation of the shop replace; by default the project's accounts and pictures. */
export type Dependencies = {
  clock: Clock
  log: Log
  webPages?: URL
  /** Settings of the Firestore client, added to the shop's own. */
  firestore?: FirestoreSettings
  accounts?: Accounts
  pictures?: ImageStore
  /** Fetches the pictures of imports; by default from the public internet. */
  network?: Network
}

/** This instance's copy of the settings, and a database that uses it: mails are written together with orders. */
const mirrorSettings = (
  open: Connect,
  { config, clock, log }: { config: Config; clock: Clock; log: Log },
) => {
  const mirror = new Mirror<Settings>({
    what: 'The settings',
    load: settingsRepository(open, log).load,
    compare: (one, other) => one.version - other.version,
    maxStaleMs: config.catalogMaxStaleMs,
    clock,
    log,
  })
  let opening: ReturnType<Connect> | undefined
  const withCopy = async () => ({ ...(await open()), currentSettings: () => mirror.current() })
  const connect: Connect = () => (opening ??= withCopy())
  return { mirror, connect }
}

/** The services outside the function, whose calls the observer measures. */
export const openServices = (
  config: Config,
  { clock, log: unguarded, firestore, accounts, pictures }: Dependencies,
) => {
  const log = logWithoutTokens(unguarded)
  const observer = observerOf(log, tracerOf(config, log))
  const open = firestoreOf(config, { observer, ...(firestore && { settings: firestore }) })
  return {
    observing: { log, observer, unreadable: unreadableDocuments(log) },
    ...mirrorSettings(open, { config, clock, log }),
    accounts: observeService(accounts ?? accountsOf(config), {
      name: 'Authentication',
      ...observer,
    }),
    storage: observeService(pictures ?? imageStoreOf(config), { name: 'Storage', ...observer }),
  }
}
