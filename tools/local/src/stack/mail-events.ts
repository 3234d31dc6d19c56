import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { emulatorEnvironment, PROJECT_ID, type EmulatorPorts } from './project.ts'

/** Like Eventarc, which redelivers a failed event. */
const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 600_000
const FOR_MS = 24 * 3_600_000

type Options = {
  ports: EmulatorPorts
  /** Port of the function; undefined while it restarts. */
  functionPort: () => number | undefined
  log: (line: string) => void
  firstPauseMs?: number
}

/** Sends a new document's event, in Eventarc's form for the functions framework (cloudevents.io, HTTP binding). */
export const tellOfDocument = async (
  project: string,
  port: number | undefined,
  document: string,
): Promise<boolean> => {
  if (port === undefined) return false
  const database = `projects/${project}/databases/(default)`
  const reply = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: {
      'ce-id': randomUUID(),
      'ce-specversion': '1.0',
      'ce-type': 'google.cloud.firestore.document.v1.created',
      'ce-source': `//firestore.googleapis.com/${database}`,
      'ce-subject': `documents/${document}`,
      'ce-document': document,
      'ce-time': new Date().toISOString(),
      'content-type': 'application/protobuf',
    },
  }).catch(() => undefined)
  return reply?.ok === true
}

/**
 * Sends an event for every document in the outbox until the function succeeds, like Eventarc. Documents written while
 * the stack was stopped follow at its start.
 */
export const startMailEvents = async ({
  ports,
  functionPort,
  log,
  firstPauseMs = FIRST_PAUSE_MS,
}: Options) => {
  // Loaded only if mails are sent: the SDK takes some time.
  const { Firestore } = await import('@google-cloud/firestore')
  const [host = '', port] = emulatorEnvironment(ports).FIRESTORE_EMULATOR_HOST.split(':')
  const firestore = new Firestore({
    projectId: PROJECT_ID,
    host,
    port: Number(port),
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  })
  const stopping = new AbortController()
  const tellUntilDone = async (document: string) => {
    const deadline = Date.now() + FOR_MS
    for (
      let wait = firstPauseMs;
      Date.now() < deadline;
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS)
    ) {
      if (await tellOfDocument(PROJECT_ID, functionPort(), document)) return
      const isOver = await pause(wait, false, { signal: stopping.signal, ref: false }).catch(
        () => true,
      )
      if (isOver) return
    }
  }
  const unsubscribe = firestore.collection('mail').onSnapshot(
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges())
        if (type === 'added') void tellUntilDone(doc.ref.path)
    },
    (error) => log(`  Mails are no longer sent: ${error.message}`),
  )
  return {
    stop: async () => {
      stopping.abort()
      unsubscribe()
      await firestore.terminate()
    },
  }
}
