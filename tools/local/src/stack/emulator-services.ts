import { join } from 'node:path'
import { startChildService } from '#processes/child-service.ts'
import type { EmulatorPorts } from './project.ts'

type Options = {
  projectId: string
  /** Folders for the state; in memory without them. */
  folders?: { firestore: string; emulators: string }
  /** firestore.indexes.json */
  indexes: string | undefined
  /** Milliseconds after which Firestore ends an idle transaction. */
  idleMilliseconds?: number
  /** Options of Node for Firestore's process. */
  execArgv?: string[]
  onOutput: (line: string) => void
}

const entry = (service: string) => join(import.meta.dirname, '..', service, 'main.ts')

/** Firestore, Auth and Storage, each on a free port, started in parallel; Firestore stops last. */
export const startEmulatorServices = async ({
  projectId,
  folders,
  indexes,
  idleMilliseconds,
  execArgv = [],
  onOutput,
}: Options) => {
  const failed = new AbortController()
  const { signal } = failed
  const starting = [
    startChildService<{ port: number }>('Firestore', entry('firestore-host'), {
      args: [
        ...(folders ? ['--data', folders.firestore] : []),
        ...(indexes ? ['--indexes', indexes] : []),
        ...(idleMilliseconds ? ['--idle', String(idleMilliseconds)] : []),
      ],
      execArgv,
      onOutput,
      signal,
    }),
    startChildService<{ port: number }>('The Auth emulator', entry('auth'), {
      args: ['--project', projectId, ...(folders ? ['--data', folders.emulators] : [])],
      onOutput,
      signal,
      // While it loads the CLI it hears nothing. All that it has answered is stored.
      stopWithinMs: 2000,
    }),
    startChildService<{ port: number }>('Storage', entry('storage'), {
      args: folders ? ['--data', folders.emulators] : [],
      onOutput,
      signal,
    }),
  ] as const
  const stopStarted = async () => {
    for (const started of (await Promise.allSettled(starting)).reverse()) {
      if (started.status === 'fulfilled') await started.value.stop()
    }
  }
  try {
    const [firestore, auth, storage] = await Promise.all(starting)
    const ports: EmulatorPorts = {
      firestorePort: firestore.ready.port,
      authPort: auth.ready.port,
      storagePort: storage.ready.port,
    }
    return {
      ports,
      pids: { database: firestore.pid, auth: auth.pid, storage: storage.pid },
      stop: stopStarted,
      /** Resolves with the name of the first one that ended. */
      died: Promise.race([
        firestore.exited.then(() => 'Firestore'),
        auth.exited.then(() => 'The Auth emulator'),
        storage.exited.then(() => 'Storage'),
      ]),
    }
  } catch (error) {
    // The Auth emulator takes seconds to be ready.
    failed.abort()
    await stopStarted()
    throw error
  }
}
