import { openStore } from '#stores/open-store.ts'

/** An account in the Auth emulator's JSON. */
export type Account = { localId: string; validSince?: string; [field: string]: unknown }

type AccountRow = { project: string; account: string }

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS accounts (
    project TEXT NOT NULL,
    id TEXT NOT NULL,
    account TEXT NOT NULL, -- JSON as the emulator keeps it; passwords are readable in it
    PRIMARY KEY (project, id)
  ) WITHOUT ROWID, STRICT;
`

/**
 * Accounts on disk. Each call returns once its change is durable (WAL with synchronous=FULL: one fsync per change), so
 * that a reply sent afterwards is reliable.
 */
export const openAccountJournal = (file: string) => {
  const { database, change, close } = openStore(file, {
    table: { name: 'accounts', key: ['project', 'id'] },
    schema: SCHEMA,
  })
  const put = database.prepare('INSERT OR REPLACE INTO accounts VALUES (:project, :id, :account)')
  const remove = database.prepare('DELETE FROM accounts WHERE project = :project AND id = :id')
  const clear = database.prepare('DELETE FROM accounts WHERE project = :project')
  const one = database.prepare('SELECT account FROM accounts WHERE project = :project AND id = :id')
  const all = database.prepare('SELECT project, account FROM accounts ORDER BY project, id')
  return {
    put: (project: string, account: Account) => {
      const id = account.localId
      change([project, id], () => put.run({ project, id, account: JSON.stringify(account) }))
    },
    remove: (project: string, id: string) => {
      change([project, id], () => remove.run({ project, id }))
    },
    clear: (project: string) => {
      change([], () => clear.run({ project }))
    },
    /** An account's JSON. */
    find: (project: string, id: string) =>
      (one.get({ project, id }) as Pick<AccountRow, 'account'> | undefined)?.account,
    all: () =>
      (all.all() as AccountRow[]).map(({ project, account }) => ({
        project,
        account: JSON.parse(account) as Account,
      })),
    close,
  }
}

export type AccountJournal = ReturnType<typeof openAccountJournal>
