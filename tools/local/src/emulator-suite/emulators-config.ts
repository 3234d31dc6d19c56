import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readHostingConfig, type HostingConfig } from '#hosting/hosting-config.ts'

type FirebaseConfig = {
  hosting: HostingConfig
  emulators: Record<string, { port: number } | undefined>
}

export const SUITE = ['auth', 'functions', 'firestore', 'storage', 'hosting'] as const

/** The ports of firebase.json; the web app also knows Auth's (web/src/lib/session/firebase-auth.ts). */
const portsOf = ({ emulators }: FirebaseConfig) =>
  Object.fromEntries(SUITE.map((name) => [name, emulators[name]?.port ?? 0])) as Record<
    (typeof SUITE)[number],
    number
  >

/** The Suite has no Auth at the shop's origin, so the browser's policy must allow calls to the emulator's. */
const withAuthEmulator = (policy: string, port: number): string =>
  policy.replace(
    /connect-src [^;]+/,
    (sources) => `${sources} http://127.0.0.1:${port} http://localhost:${port}`,
  )

export const emulatorsConfig = async (root: string) => {
  const text = await readFile(join(root, 'firebase.json'), 'utf8')
  const config = JSON.parse(text) as FirebaseConfig
  const ports = portsOf(config)
  const headers = (readHostingConfig(root).hosting.headers ?? []).map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: key === 'Content-Security-Policy' ? withAuthEmulator(value, ports.auth) : value,
    })),
  }))
  return { ports, config: { ...config, hosting: { ...config.hosting, headers } } }
}
