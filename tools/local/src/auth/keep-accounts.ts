import type { AccountJournal } from './account-journal.ts'
import type { EmulatorAccounts } from './emulator-accounts.ts'

/** Copies the emulator's accounts to the journal, and then each change. */
export const keepAccounts = async (accounts: EmulatorAccounts, journal: AccountJournal) => {
  for (const [project, kept] of Map.groupBy(journal.all(), ({ project: of }) => of))
    await accounts.write(
      project,
      kept.map(({ account }) => account),
    )

  let previous: Promise<void> = Promise.resolve()
  const copy = async (project: string, ids: readonly string[]) => {
    const found = new Map(
      (await accounts.read(project, ids)).map((account) => [account.localId, account]),
    )
    for (const id of ids) {
      const account = found.get(id)
      if (account) journal.put(project, account)
      else journal.remove(project, id)
    }
  }

  return {
    /** Resolves when these accounts' current state is in the journal: in sequence, so that the last state wins. */
    keep: (project: string, ids: readonly string[]): Promise<void> => {
      const turn = previous.then(() => copy(project, ids))
      // The caller handles a failure; the next one tries again.
      previous = turn.catch(() => {})
      return turn
    },
    clear: journal.clear,
  }
}

export type KeptAccounts = Awaited<ReturnType<typeof keepAccounts>>
