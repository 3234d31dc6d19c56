import type { Json } from './account-calls.ts'
import type { Account } from './account-journal.ts'

/** Accounts written or read per call (firebase.google.com/docs/auth/admin/import-users). */
const PAGE = 1000

/** Parallel `accounts:update` calls. */
const CONCURRENCY = 16

const chunks = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )

/** The emulator's accounts of a project, as an administrator. */
export const emulatorAccounts = (origin: string) => {
  const ask = async (project: string, method: string, body: object): Promise<Json> => {
    const url = `${origin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:${method}`
    const reply = await fetch(url, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer = (await reply.json()) as Json
    const { error } = answer
    if (!reply.ok || (Array.isArray(error) && error.length > 0))
      throw new Error(`The Auth emulator refused accounts:${method}: ${JSON.stringify(error)}`)
    return answer
  }

  return {
    /** The existing ones of these accounts. */
    read: async (project: string, ids: readonly string[]): Promise<Account[]> => {
      const { users } = await ask(project, 'lookup', { localId: ids })
      return (users ?? []) as Account[]
    },

    /** Writes accounts as they were read: an import ends all sessions, so that time is written afterwards. */
    write: async (project: string, accounts: readonly Account[]): Promise<void> => {
      for (const users of chunks(accounts, PAGE))
        await ask(project, 'batchCreate', { users, allowOverwrite: true })
      for (const some of chunks(accounts, CONCURRENCY))
        await Promise.all(
          some.map(({ localId, validSince = '0' }) =>
            ask(project, 'update', { localId, validSince }),
          ),
        )
    },
  }
}

export type EmulatorAccounts = ReturnType<typeof emulatorAccounts>
