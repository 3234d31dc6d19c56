import type { AccountJournal } from './account-journal.ts'
import type { EmulatorAccounts } from './emulator-accounts.ts'

/** What the emulator knew before, and from then on what of it changes, in the journal. */
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
    /** Resolves when the journal has these accounts as they are now: one after the other, so that the last state stays. */
    keep: (project: string, ids: readonly string[]): Promise<void> => {
      const turn = previous.then(() => copy(project, ids))
      // A failure is its caller's; the next one tries again.
      previous = turn.catch(() => {})
      return turn
    },
    clear: journal.clear,
  }
}

export type KeptAccounts = Awaited<ReturnType<typeof keepAccounts>>
