import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePorts } from '#processes/free-ports.ts'

const LOOK_EVERY_MS = 50

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT']

const isUp = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )

/** firebase.json for the Auth emulator alone; the CLI also needs its hub and logging. */
const configFor = ([auth, hub, logging]: (number | undefined)[]) => ({
  emulators: {
    auth: { host: '127.0.0.1', port: auth },
    hub: { host: '127.0.0.1', port: hub },
    logging: { host: '127.0.0.1', port: logging },
    ui: { enabled: false },
    // Each test file has its own project.
    singleProjectMode: false,
  },
})

type Exegesis = { middleware: (spec: unknown, options: object) => unknown }

/**
 * exegesis, which serves the emulator's calls, would compile the checks of all calls at the start: half of its CPU. By this
 * option it compiles those of the calls that are made.
 */
const compileOnlyWhatIsCalled = () => {
  const ofTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools'))
  const exegesis = ofTools('exegesis-express') as Exegesis
  const { middleware } = exegesis
  exegesis.middleware = (spec, options) =>
    middleware(spec, { ...options, lazyCompileValidationSchemas: true })
}

/**
 * The firebase CLI's Auth emulator in this process; resolves with its origin. The start takes some seconds: it loads
 * the CLI. It stops with the process.
 */
export const startAuthEmulator = async (projectId: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'bartan-auth-'))
  // The CLI writes a file there about where it runs, one for all shops of a machine.
  process.env['TMPDIR'] = folder
  const ports = await freePorts(3)
  const config = join(folder, 'firebase.json')
  await writeFile(config, JSON.stringify(configFor(ports)))
  compileOnlyWhatIsCalled()
  const { default: firebase } = await import('firebase-tools')
  let failure: Error | undefined
  firebase.emulators
    .start({ only: 'auth', project: projectId, config, nonInteractive: true })
    .catch((error: Error) => {
      failure = error
    })
  const origin = `http://127.0.0.1:${ports[0]}`
  while (!(await isUp(origin))) {
    if (failure) throw failure
    await delay(LOOK_EVERY_MS)
  }
  // The CLI would stop at a Ctrl-C, which reaches all processes at once; the stack decides when (serve-parent.ts).
  for (const signal of SIGNALS) process.removeAllListeners(signal).on(signal, () => {})
  await rm(folder, { recursive: true, force: true })
  return origin
}
